// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Found, Knowledge } from "../src/lib/protocol"
import { Thinker } from "../src/lib/thinking/thinker"
import { type Part, tasksOf, thoughtOf, together, workersFor } from "../src/lib/thinking/parts"

const PLACE = { manifest: "m", wasm: "w" }
const KNOWN: Knowledge = {
  type: "knowledge", index: 4, seat: 1, game: "g", seats: 2, box: btoa("box"), state: btoa("state"), net: btoa(""),
  moves: ["pass", "take a", "take b"], explore: 1, milliseconds: 1500,
}
const ONE: Part = [
  { move: 1, visits: 30, results: [10, 20], line: [2, 0] },
  { move: 2, visits: 10, results: [8, 2], line: [] },
]
const OTHER: Part = [
  { move: 1, visits: 10, results: [2, 8], line: [0] },
  { move: 2, visits: 50, results: [10, 40], line: [1] },
]

class FakeWorker {
  static all: FakeWorker[] = []
  onmessage: ((event: { data: Part | null }) => void) | null = null
  onerror: (() => void) | null = null
  asked: { luck: number }[] = []
  ended = false
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(task: { luck: number }): void {
    this.asked.push(task)
  }
  terminate(): void {
    this.ended = true
  }
}

function look(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  document.dispatchEvent(new Event("visibilitychange"))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("Worker", FakeWorker)
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(3)
  FakeWorker.all = []
  look(false)
})
afterEach(() => vi.useRealTimers())

describe("what several workers find", () => {
  it("is added up, the best first, with the line of who tried a move most; what nobody tried is as good as usual", () => {
    const found = together([ONE, OTHER], [0, 1, 2], 1)
    expect(found).toEqual([
      { id: 2, visits: 60, expected: 0.7, line: [1] },
      { id: 1, visits: 40, expected: 0.7, line: [2, 0] },
      { id: 0, visits: 0, expected: 0.7, line: [] },
    ])
    expect(together([], [0, 1], 1).map(({ expected }) => expected)).toEqual([0, 0])
  })

  it("is shown in words while it grows", () => {
    const { options, index, seat } = thoughtOf(KNOWN, together([ONE], [1, 2], 1))
    expect([index, seat]).toEqual([4, 1])
    expect(options.map(({ notation, share, line }) => [notation, share, line])).toEqual([
      ["take a", 0.75, ["take b", "pass"]],
      ["take b", 0.25, []],
    ])
  })

  it("comes from all cores but one, and each begins elsewhere", () => {
    expect([1, 2, 4, 64].map(workersFor)).toEqual([1, 1, 3, 6])
    const tasks = tasksOf(KNOWN, PLACE, 3)
    expect(new Set(tasks.map(({ luck }) => luck)).size).toBe(3)
    expect(new TextDecoder().decode(tasks[0].state)).toBe("state")
  })
})

describe("a thinker", () => {
  const told = vi.fn<(found: Found[]) => void>()
  const think = (): { thinker: Thinker; found: Promise<Found[] | null> } => {
    const thinker = new Thinker()
    return { thinker, found: thinker.think(KNOWN, PLACE, [1, 2], told) }
  }

  it("thinks as long as it may from the first report on, tells meanwhile, and then rests", async () => {
    const { found } = think()
    expect(FakeWorker.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(10_000)
    FakeWorker.all[0].onmessage?.({ data: ONE })
    FakeWorker.all[1].onmessage?.({ data: OTHER })
    expect(told).toHaveBeenCalledTimes(2)
    expect(told.mock.lastCall?.[0][0].visits).toBe(60)
    await vi.advanceTimersByTimeAsync(1500)
    expect((await found)?.map(({ id }) => id)).toEqual([2, 1])
    expect(FakeWorker.all.every(({ ended }) => ended)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it("stops when nobody looks", async () => {
    const { found } = think()
    FakeWorker.all[0].onmessage?.({ data: ONE })
    look(true)
    expect(await found).toBeNull()
    expect(FakeWorker.all.every(({ ended }) => ended)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it("says when it cannot be thought about here", async () => {
    const { found } = think()
    FakeWorker.all[1].onmessage?.({ data: null })
    expect(await found).toBeNull()
    expect(FakeWorker.all.every(({ ended }) => ended)).toBe(true)
  })
})

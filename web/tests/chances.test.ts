import { expect, test, vi } from "vitest"
import { api, Refusal } from "../src/lib/api"
import { bestIdea, MOST_THOUGHTS, type Point, pointOf, samples, turningPoints } from "../src/lib/chances"
import { ChanceGraph } from "../src/lib/chanceGraph.svelte"
import { chapters } from "../src/lib/chapters"
import type { LogEntry, Thought } from "../src/lib/protocol"

vi.mock("../src/lib/notices.svelte", () => ({ say: () => {} }))

/** Turns of so many players, each with two moves. */
function match(seats: number, turns: number): LogEntry[] {
  const entries: LogEntry[] = [{ index: 1, by: null, move: null, events: [{ kind: "turn", seat: "P1" }] }]
  for (let turn = 0; turn < turns; turn++) {
    const by = turn % seats
    const next = { kind: "turn", seat: `P${((turn + 1) % seats) + 1}` }
    for (const step of [0, 1]) {
      const move = { id: step, kind: "step", args: [], notation: `step ${turn} ${step}` }
      entries.push({ index: entries.length + 1, by, move, events: step === 1 ? [next] : [] } as LogEntry)
    }
  }
  return entries
}
const thought = (index: number, seat: number, options: [string, number, number][]): Thought =>
  ({ index, seat, options: options.map(([notation, share, expected], id) => ({ id, notation, share, expected })), line: [] }) as unknown as Thought
const point = (index: number, seat: number, chance: number, gap = 0): Point => ({ index, seat, turn: index, chance, gap, best: "a", played: "b" })

test("a bounded number of decisions is thought over, as many for each player and over the whole match", () => {
  for (const [seats, turns] of [[2, 200], [4, 9], [8, 64], [1, 12]]) {
    const entries = match(seats, turns)
    const some = samples(entries, chapters(entries))
    expect(some.length).toBeLessThanOrEqual(MOST_THOUGHTS)
    for (const { index, seat } of some) expect(entries.find((entry) => entry.index === index + 1)?.by).toBe(seat)
    const each = Array.from({ length: seats }, (_, seat) => some.filter((sample) => sample.seat === seat).length)
    expect(Math.min(...each)).toBeGreaterThan(0)
    expect(some.at(-1)!.index).toBeGreaterThan(0.8 * (entries.length - 2 * seats))
  }
  expect(samples([], [])).toEqual([])
})

test("a thought tells the chance of who decided, and how much better another move was", () => {
  const entries = match(2, 4)
  const told = pointOf({ index: 1, seat: 0, turn: 1 }, thought(1, 0, [["step 0 0", 0.2, 0.3], ["other", 0.8, 0.5]]), entries)
  expect(told).toMatchObject({ chance: 0.5, best: "other", played: "step 0 0" })
  expect(told!.gap).toBeCloseTo(0.2)
  expect(pointOf({ index: 1, seat: 0, turn: 1 }, thought(1, 1, [["x", 1, 1]]), entries)).toBeNull()
  expect(pointOf({ index: 1, seat: 0, turn: 1 }, thought(1, 0, []), entries)).toBeNull()
})

test("turning points are the greatest changes, and the best idea is one's own", () => {
  const points = [point(1, 0, 0.5), point(2, 1, 0.5, 0.3), point(3, 0, 0.48, 0.1), point(4, 1, 0.9), point(5, 0, 0.1, 0.2)]
  expect(turningPoints(points).map(({ to }) => to.index)).toEqual([4, 5])
  expect(bestIdea(points, [0])?.index).toBe(5)
  expect(bestIdea(points, [])?.index).toBe(2)
  expect(bestIdea([point(1, 0, 0.5, 0.01)], [])).toBeUndefined()
})

test("one question follows the other, a pause is kept when the server asks for one, and stop is stop", async () => {
  vi.useFakeTimers()
  const entries = match(2, 8)
  const wanted = samples(entries, chapters(entries))
  let asked = 0
  let open = 0
  vi.spyOn(api, "thought").mockImplementation(async (_, index) => {
    expect(++open).toBe(1)
    await Promise.resolve()
    open -= 1
    if (++asked === 2) throw new Refusal({ code: "too-fast", detail: "" })
    return thought(index, wanted.find((sample) => sample.index === index)!.seat, [["x", 1, 0.5]])
  })
  const graph = new ChanceGraph("t")
  const whole = graph.run(wanted, entries)
  await vi.advanceTimersByTimeAsync(1)
  expect([graph.paused, graph.done]).toEqual([true, 1])
  await vi.advanceTimersByTimeAsync(60_000)
  await whole
  expect([graph.done, graph.points.length, graph.running]).toEqual([wanted.length, wanted.length, false])
  asked = 1
  const other = new ChanceGraph("t")
  void other.run(wanted, entries)
  await vi.advanceTimersByTimeAsync(1)
  other.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(other.points.length).toBeLessThan(2)
  vi.useRealTimers()
})

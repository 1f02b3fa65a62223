// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { LogEntry, Moved, MoveView, Table, ToClient, ToServer, View } from "../src/lib/protocol"

const sent: ToServer[] = []
let open: () => void
let hear: (message: ToClient) => void
vi.mock("../src/lib/connection", () => ({
  Connection: class {
    constructor(_id: string, opened: () => void, heard: (message: ToClient) => void) {
      open = opened
      hear = heard
    }
    send(message: ToServer): boolean {
      sent.push(message)
      return true
    }
    close(): void {}
  },
}))
const { LiveTable } = await import("../src/lib/table.svelte")
const { settings } = await import("../src/lib/settings.svelte")
const { allNotices } = await import("../src/lib/notices.svelte")

const move = (id: number): MoveView => ({ id, kind: "go", args: [], notation: `go ${id}` }) as unknown as MoveView
const view = (index: number, more: Partial<View> = {}): View => ({
  game: "looterz", seats: 2, options: {}, index, viewer: 0, deciding: 0, prompt: null, over: false, ranks: null,
  events: [], moves: [move(1)], can_undo: false, ...more,
})
const moved = (index: number, by: number, changes: Partial<View> = {}, ...kinds: string[]): Moved =>
  ({ type: "moved", index, by, move: move(0), events: kinds.map((kind) => ({ kind })), changes }) as unknown as Moved
const showing = (index: number, undone = 0): ToClient =>
  ({ type: "view", index, view: view(index), undone }) as unknown as ToClient

let live: InstanceType<typeof LiveTable>
const loud = vi.fn()
let weight = 1
let suspense = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  sent.length = 0
  settings.pace = "calm"
  weight = 1
  suspense = 0
  live = new LiveTable("t", { shown: loud, weight: () => weight, suspense: () => suspense })
  live.table = { my_seats: [0], deciding: 0, status: "running" } as unknown as Table
  live.begin()
  open()
  hear(showing(0))
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

describe("a live table", () => {
  it("looks through the eyes of my seat, but through nobody's where several people share the screen", () => {
    expect(live.seat).toBe(0)
    live.seat = null
    live.table = { my_seats: [0, 2], deciding: 2 } as unknown as Table
    live.begin()
    expect(live.seat).toBeNull()
    live.watch(2)
    live.begin()
    expect(live.seat).toBe(2)
    live.table = { my_seats: [], deciding: 2 } as unknown as Table
    live.begin()
    expect(live.seat).toBeNull()
  })

  it("runs small steps together and lets big moments be watched", () => {
    vi.advanceTimersByTime(0)
    weight = 0
    for (const index of [1, 2, 3, 4]) hear(moved(index, 1, {}, "step"))
    vi.advanceTimersByTime(700)
    expect(live.view?.index).toBe(4)
    weight = 3
    hear(moved(5, 1, {}, "blow"))
    hear(moved(6, 1, {}, "step"))
    vi.advanceTimersByTime(1000)
    expect(live.view?.index).toBe(5)
    expect(live.busy).toBe(true)
    vi.advanceTimersByTime(3000)
    expect(live.view?.index).toBe(6)
    expect(live.busy).toBe(false)
  })

  it("shows nothing new before the dice of a move have landed", () => {
    vi.advanceTimersByTime(0)
    weight = 0
    suspense = 2000
    hear(moved(1, 1, {}, "rolled"))
    hear(moved(2, 1, {}, "step"))
    vi.advanceTimersByTime(2000)
    expect(live.view?.index).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(live.view?.index).toBe(2)
  })

  it("shows one move at a time, and lets nobody decide before the last is shown", () => {
    vi.advanceTimersByTime(0)
    hear(moved(1, 1, { deciding: 1, moves: [] }, "one"))
    hear(moved(2, 1, { deciding: 0, moves: [move(5)] }, "two"))
    expect(live.view?.index).toBe(1)
    expect(live.mayDecide).toBe(false)
    vi.advanceTimersByTime(2000)
    expect(live.view?.index).toBe(2)
    expect(live.mayDecide).toBe(true)
    expect(loud).toHaveBeenCalledTimes(2)
    expect(live.log.map(({ index }) => index)).toEqual([1, 2])
  })

  it("shows all at once when asked, and is loud only about the last", () => {
    for (const index of [1, 2, 3, 4]) hear(moved(index, 1, {}, "step"))
    loud.mockClear()
    live.skip()
    expect(live.view?.index).toBe(4)
    expect(live.waiting).toBe(0)
    expect(loud).toHaveBeenCalledTimes(1)
  })

  it("sends a move once, and again only when the line was lost before the answer", () => {
    live.play(move(1))
    live.play(move(1))
    const wanted = { type: "move", index: 0, seat: 0, move: "go 1" }
    expect(sent.filter(({ type }) => type === "move")).toEqual([wanted])
    open()
    expect(sent.filter(({ type }) => type === "move")).toEqual([wanted, wanted])
    hear(moved(1, 0, { deciding: 1, moves: [] }, "step"))
    expect(live.sent).toBe(false)
    open()
    expect(sent.filter(({ type }) => type === "move")).toHaveLength(2)
  })

  it("asks anew when a move is missing between what it knows and what it hears", () => {
    sent.length = 0
    hear(moved(3, 1))
    expect(sent).toEqual([{ type: "watch", seat: 0, index: null }])
    expect(live.view?.index).toBe(0)
  })

  it("forgets from the log what was taken back", () => {
    hear({ type: "log", entries: [1, 2, 3].map((index) => ({ index, by: 0, move: null, events: [] }) as LogEntry) } as unknown as ToClient)
    hear(showing(1, 2))
    vi.advanceTimersByTime(2000)
    expect(live.log.map(({ index }) => index)).toEqual([1])
  })

  it("says why a move was refused, but not when it had arrived after all", () => {
    live.play(move(1))
    hear({ type: "refused", about: "move", code: "illegal", detail: "", index: 0 } as unknown as ToClient)
    expect(live.sent).toBe(false)
    expect(allNotices().map(({ message }) => message)).toContain("problem-illegal")
    hear({ type: "refused", about: "move", code: "stale", detail: "", index: 0 } as unknown as ToClient)
    expect(allNotices().map(({ message }) => message)).not.toContain("problem-stale")
  })

  it("keeps a line of the chat once", () => {
    const line = { type: "chat", seat: 0, name: "Ada", text: "hi", at: "2026-01-01T00:00:00Z" } as ToClient
    hear(line)
    hear(line)
    expect(live.chat).toHaveLength(1)
  })
})

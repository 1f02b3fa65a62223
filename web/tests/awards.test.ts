import { describe, expect, it } from "vitest"
import { given, moments } from "../src/lib/awards"
import { chapterAt, chapters } from "../src/lib/chapters"
import type { GameEvent, LogEntry } from "../src/lib/protocol"

const entry = (index: number, ...events: GameEvent[]): LogEntry => ({ index, by: 0, move: null, events })
const push = (seat: string, victim: string): GameEvent => ({ kind: "pushed", seat, victim })

describe("awards", () => {
  const log = [entry(1, push("P1", "P2")), entry(2, push("P1", "P3")), entry(3, push("P3", "P2")), entry(4, { kind: "gold", seat: "P3", amount: 5 })]

  it("go to whoever did it most, alone and more than once", () => {
    expect(given([{ id: "shover", events: { pushed: "seat" } }], log)).toEqual([{ id: "shover", seat: 0, count: 2 }])
    expect(given([{ id: "shoved", events: { pushed: "victim" } }], log)).toEqual([{ id: "shoved", seat: 1, count: 2 }])
    expect(given([{ id: "shover", events: { pushed: "seat" } }], log.slice(1))).toEqual([])
    expect(given([{ id: "rich", events: { gold: "seat" }, amount: "amount" }], log)).toEqual([{ id: "rich", seat: 2, count: 5 }])
  })

  it("do not count what was taken back", () => {
    expect(given([{ id: "shover", events: { pushed: "seat" } }], [...log.slice(0, 2), { ...entry(3), undone: 1 }])).toEqual([])
  })
})

describe("moments", () => {
  it("are the heaviest, in their order", () => {
    const weigh = (events: GameEvent[]): number => Math.max(0, ...events.map(({ weight }) => weight as number))
    const of = (index: number, ...weights: number[]): LogEntry => entry(index, ...weights.map((weight) => ({ kind: "x", weight })))
    const log = [of(1, 3), of(2, 1), of(3, 3, 3), of(4, 2), of(5, 3)]
    expect(moments(log, weigh, 2).map(({ index }) => index)).toEqual([3, 5])
    expect(moments(log, weigh, 9).map(({ index }) => index)).toEqual([1, 3, 5])
  })
})

describe("chapters", () => {
  it("begin where somebody's turn does", () => {
    const log = [entry(1, { kind: "placed" }), entry(2, { kind: "turn", seat: "P2" }), entry(3), entry(4, { kind: "turn", seat: "P1" })]
    const found = chapters(log)
    expect(found).toEqual([{ index: 2, seat: 1, number: 1 }, { index: 4, seat: 0, number: 2 }])
    expect(chapterAt(found, 1)).toBeUndefined()
    expect(chapterAt(found, 3)?.seat).toBe(1)
    expect(chapterAt(found, 9)?.seat).toBe(0)
  })
})

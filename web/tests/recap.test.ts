import { describe, expect, it } from "vitest"
import type { GameClient } from "../src/lib/board"
import type { LogEntry } from "../src/lib/protocol"
import { changes, headline, lastLine, outcome, recap, sinceOwn, weightOf } from "../src/lib/recap"
import type { Words } from "../src/lib/words"

const WEIGHTS: Record<string, number> = { step: 0, hit: 2, fell: 3 }
const client = { weight: ({ kind }: { kind: string }) => WEIGHTS[kind] } as unknown as GameClient
const words = { event: ({ kind, seat }: { kind: string; seat?: string }) => `${seat ?? "?"} ${kind}.` } as unknown as Words
const entry = (index: number, by: number, ...events: [string, string][]): LogEntry => ({
  index,
  by,
  move: null,
  events: events.map(([kind, seat]) => ({ kind, seat })),
})

describe("recap", () => {
  const log = [
    entry(1, 1, ["hit", "P1"]),
    entry(2, 0, ["step", "P1"]),
    entry(3, 1, ["step", "P2"]),
    entry(4, 1, ["step", "P2"], ["hit", "P1"]),
    entry(5, 2, ["fell", "P3"]),
  ]

  it("tells what others did since my last move, without the small steps, and what was done to me", () => {
    expect(recap(log, 0, client, words)).toEqual([
      { index: 4, by: 1, text: "P1 hit.", short: "P1 hit.", mine: true, weight: 2 },
      { index: 5, by: 2, text: "P3 fell.", short: "P3 fell.", mine: false, weight: 3 },
    ])
  })

  it("begins anew with each move of mine, and with the first for who has not moved", () => {
    expect(recap([...log, entry(6, 0, ["hit", "P2"])], 0, client, words)).toEqual([])
    expect(recap(log, 3, client, words).map(({ index }) => index)).toEqual([1, 4, 5])
  })

  it("has, for one line, the greatest of what was done to me, else of all", () => {
    const [one] = recap([entry(1, 1, ["hit", "P1"], ["fell", "P2"])], 0, client, words)
    expect(one).toMatchObject({ text: "P1 hit. P2 fell.", short: "P1 hit.", weight: 3 })
    expect(recap([entry(1, 1, ["hit", "P3"], ["fell", "P2"])], 0, client, words)[0].short).toBe("P2 fell.")
  })

  it("leaves the moves of others for the board's traces", () => {
    expect(sinceOwn(log, 0).map(({ index }) => index)).toEqual([3, 4, 5])
    expect(sinceOwn(log, 2)).toEqual([])
  })

  it("forgets what was taken back", () => {
    expect(recap([...log, { ...entry(6, 2), undone: 1 }], 0, client, words).map(({ index }) => index)).toEqual([4])
  })
})

describe("lastLine", () => {
  const log = [entry(1, 0, ["step", "P1"], ["hit", "P1"], ["fell", "P2"])]

  it("comes to the result", () => {
    expect(lastLine(log, client, words)?.text).toBe("P1 hit. P2 fell.")
    expect(outcome(log[0], client, words, true).text).toBe("P2 fell.")
    expect(lastLine([entry(1, 0, ["step", "P1"])], client, words)?.text).toBe("P1 step.")
    expect(lastLine([], client, words)).toBeUndefined()
  })
})

describe("headline", () => {
  const line = (index: number, mine: boolean, weight: number): Parameters<typeof headline>[0][0] => ({ index, by: 1, text: "", short: "", mine, weight })

  it("is the greatest of what was done to me, else of all", () => {
    expect(headline([line(1, true, 1), line(2, true, 2), line(3, false, 3)])?.index).toBe(2)
    expect(headline([line(1, false, 2), line(2, false, 2), line(3, false, 1)])?.index).toBe(2)
    expect(headline([])).toBeUndefined()
  })
})

describe("changes", () => {
  const score = (message: string, count: number, low = false): { message: string; args: { count: number }; low: boolean } => ({ message, args: { count }, low })

  it("tells what was lost and gained", () => {
    const found = changes([score("health", 6), score("gold", 1), score("looks", 0, true)], [score("health", 1), score("gold", 1), score("looks", 2, true)])
    expect(found.map(({ after, better }) => [after.message, better])).toEqual([["health", false], ["looks", false]])
    expect(changes([], [score("gold", 2)])).toEqual([])
  })
})

describe("weightOf", () => {
  it("is that of the greatest event", () => {
    expect(weightOf(client, [{ kind: "step" }, { kind: "fell" }])).toBe(3)
    expect(weightOf(client, [])).toBe(0)
    expect(weightOf(null, [{ kind: "step" }])).toBe(1)
  })
})

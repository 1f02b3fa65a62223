// @vitest-environment happy-dom
import { describe, expect, it, test, vi } from "vitest"
import { api, Refusal } from "../src/lib/api"
import { MatchReport } from "../src/lib/matchReport.svelte"
import type { Assessment } from "../src/lib/protocol"
import { bestIdea, points, report, result, turningPoints } from "../src/lib/report"

vi.mock("../src/lib/notices.svelte", () => ({ say: () => {} }))

/** A decision after which the seats may expect this, where they could have expected that. */
function decision(index: number, seat: number, chances: number[], after = chances, chance = false): Assessment {
  return { index, seat, chances, after, chance, best: "best", played: after === chances ? "best" : "other" }
}
const TURNS = [
  { index: 0, seat: 0, number: 1 },
  { index: 4, seat: 1, number: 2 },
  { index: 8, seat: 0, number: 3 },
]
/** P1 gives a tenth away, dice take as much again, P2 gives half of that back, and dice decide for P1. */
const MATCH = [
  decision(0, 0, [0.5, 0.5], [0.4, 0.6], true),
  decision(2, 0, [0.3, 0.7]),
  decision(4, 1, [0.3, 0.7], [0.4, 0.6]),
  decision(8, 0, [0.4, 0.6], undefined, true),
]

describe("a report", () => {
  it("splits each way to the result into own choices, those of others, and luck", () => {
    const { accounts, luck } = report(MATCH, [1, 2])
    const [one, two] = accounts
    for (const { start, end, own, others, luck: chance } of accounts) expect(start + own + others + chance).toBeCloseTo(end)
    expect([one.own, one.others, one.luck].map((part) => Number(part.toFixed(6)))).toEqual([-0.1, 0.1, 0.5])
    expect([two.own, two.others, two.luck].map((part) => Number(part.toFixed(6)))).toEqual([-0.1, 0.1, -0.5])
    expect(luck).toBeCloseTo(1)
  })

  it("says how well each seat chose", () => {
    const [one, two] = report(MATCH, [1, 2]).accounts
    expect([one.choices, one.found]).toEqual([3, 2])
    expect(one.accuracy).toBeCloseTo(1.1 / 1.2)
    expect([two.choices, two.found]).toEqual([1, 0])
    expect(two.accuracy).toBeCloseTo(0.6 / 0.7)
  })

  it("does not hold it against anybody that a move turned out to promise more than the best", () => {
    const [one] = report([decision(0, 0, [0.4, 0.6], [0.45, 0.55])], [2, 1]).accounts
    expect([one.own, one.found, one.accuracy]).toEqual([0, 1, 1])
  })

  it("knows luck from play: where dice changed nothing, none of it was luck", () => {
    const played = [decision(0, 0, [0.5, 0.5, 0], [0.2, 0.5, 0.3]), decision(3, 1, [0.2, 0.5, 0.3], [0, 0, 1])]
    const { luck, accounts } = report(played, [2, 2, 1])
    expect(luck).toBeCloseTo(0)
    expect(accounts.map(({ others }) => Number(others.toFixed(6)))).toEqual([-0.2, 0, 1])
    expect(report([], [1, 2])).toEqual({ accounts: [], luck: null })
  })

  it("shares a victory that is shared", () => {
    expect(result([1, 2, 1, 4])).toEqual([0.5, 0, 0.5, 0])
    expect(result([2, 2])).toEqual([0, 0])
  })
})

test("turning points are the greatest steps, and each says whether it was a choice or luck", () => {
  const steps = [
    decision(0, 0, [0.5, 0.5], [0.35, 0.65], true),
    decision(2, 0, [0.3, 0.7]),
    decision(4, 1, [0.3, 0.7], [0.5, 0.5]),
    decision(8, 0, [0.4, 0.6], undefined, true),
  ]
  const found = turningPoints(steps, [1, 2], TURNS)
  expect(found.map(({ kind, index, turn, seat }) => [kind, index, turn, seat])).toEqual([
    ["choice", 0, 1, 0],
    ["choice", 4, 2, 1],
    ["luck", 8, 3, 0],
  ])
  expect(found[2]).toMatchObject({ before: 0.4, after: 1, by: 0 })
  expect(turningPoints([decision(0, 0, [0.5, 0.5], [0.45, 0.55], true)], [2, 1], TURNS).map(({ kind }) => kind)).toEqual(["luck"])
  expect(turningPoints([decision(0, 0, [0.7, 0.3])], [1, 2], TURNS)).toEqual([])
})

test("the graph has everybody's chances at the first decision of each turn", () => {
  expect(points(MATCH, TURNS).map(({ index, seat, chance }) => [index, seat, chance])).toEqual([
    [0, 0, 0.5],
    [0, 1, 0.5],
    [4, 0, 0.3],
    [4, 1, 0.7],
    [8, 0, 0.4],
    [8, 1, 0.6],
  ])
  expect(points([], TURNS)).toEqual([])
})

test("the better idea is one's own, and would have helped most", () => {
  const decisions = [decision(1, 0, [0.5, 0.5], [0.4, 0.6]), decision(2, 1, [0.4, 0.6], [0.7, 0.3]), decision(3, 0, [0.7, 0.3], [0.5, 0.5])]
  expect(bestIdea(decisions, [0])?.decision.index).toBe(3)
  expect(bestIdea(decisions, [])?.decision.index).toBe(2)
  expect(bestIdea(decisions, [])?.gap).toBeCloseTo(0.3)
  expect(bestIdea([decision(1, 0, [0.5, 0.5], [0.49, 0.51])], [])).toBeUndefined()
})

test("one piece is asked for after the other, a pause is kept when the server asks for one, and stop is stop", async () => {
  vi.useFakeTimers()
  let asked = 0
  let open = 0
  vi.spyOn(api, "assessments").mockImplementation(async (_, from) => {
    expect(++open).toBe(1)
    await Promise.resolve()
    open -= 1
    if (++asked === 2) throw new Refusal({ code: "too-fast", detail: "" })
    return { decisions: [decision(from, 0, [0.5, 0.5])], next: from < 8 ? from + 2 : null }
  })
  const bot = new MatchReport("t")
  const whole = bot.run()
  await vi.advanceTimersByTimeAsync(1)
  expect([bot.paused, bot.next, bot.decisions.length]).toEqual([true, 2, 1])
  await vi.advanceTimersByTimeAsync(60_000)
  await whole
  expect(bot.decisions.map(({ index }) => index)).toEqual([0, 2, 4, 6, 8])
  expect([bot.next, bot.running]).toEqual([null, false])
  asked = 1
  const other = new MatchReport("t")
  void other.run()
  await vi.advanceTimersByTimeAsync(1)
  other.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([other.decisions.length, other.running]).toEqual([0, false])
  asked = 2
  await other.run()
  expect(other.decisions).toHaveLength(5)
  vi.useRealTimers()
})

import { describe, expect, it, vi } from "vitest"
import type { Thought } from "../src/lib/protocol"
import type { Words } from "../src/lib/words"

vi.mock("../src/lib/text.svelte", () => ({ t: (message: string, args: object = {}) => `${message} ${JSON.stringify(args)}` }))
const { comparison, prospects, ranked, reason, sequel, spoken } = await import("../src/lib/hints")

const words = {
  language: "en",
  move: ({ kind, args }: { kind: string; args: string[] }) => `${kind}(${args.join()})`,
  seat: (seat: number) => `P${seat + 1}`,
  text: (message: string, { count }: { count: number }) => `${count} ${message}`,
} as unknown as Words
const option = (id: number, share: number, expected: number): Thought["options"][number] => ({
  id,
  notation: `play card-${id}`,
  share,
  expected,
  line: ["b", "c x"],
  outlook: null,
})
const thought = (...options: Thought["options"]): Thought => ({ options }) as Thought

describe("hints", () => {
  it("puts the move that was looked at most first, without changing what was told", () => {
    const told = thought(option(1, 0.2, 0.3), option(2, 0.7, 0.4))
    expect(ranked(told).map(({ id }) => id)).toEqual([2, 1])
    expect(told.options[0].id).toBe(1)
    expect(ranked(null)).toEqual([])
  })

  it("tells a clear choice from a close call", () => {
    expect(reason([option(1, 0.9, 0.6), option(2, 0.1, 0.4)], 5, "en")).toContain("hint-clear")
    expect(reason([option(1, 0.6, 0.41), option(2, 0.4, 0.4)], 5, "en")).toContain("hint-close")
    expect(reason([option(1, 1, 0.4)], 3, "en")).toContain("hint-plain")
    expect(reason([option(1, 1, 0.4)], 1, "en")).toContain("hint-only")
    expect(reason([], 1, "en")).toBe("")
  })

  it("says moves in words, and what may follow upon the best", () => {
    expect(spoken("play card-1 P2", words)).toBe("play(card-1,P2)")
    expect(sequel(option(1, 1, 1), words)).toEqual(["b()", "c(x)"])
    expect(sequel(undefined, words)).toEqual([])
  })

  it("compares a move with the best one", () => {
    const best = option(1, 0.9, 0.6)
    expect(comparison(option(2, 0.1, 0.45), best, "en")).toBe('hint-worse {"expected":"45%","gap":"15%"}')
    expect(comparison(option(2, 0.1, 0.598), best, "en")).toContain("hint-as-good")
    expect(comparison(option(2, 0.1, 0.7), best, "en")).toContain("hint-as-good")
  })

  it("tells what a move brings, costs and risks, how likely each is, and how it may be answered", () => {
    const coins = (seat: number, by: number, share: number, good: boolean) => ({ quantity: "coins", seat, by, share, good })
    const outlook = {
      turn: [coins(0, 3, 1, true), coins(0, -1, 0.5, false), coins(1, -2, 0.25, true)],
      round: [coins(0, -4, 0.35, false), coins(0, 1, 0.9, true)],
      reply: { seat: 1, notation: "take coin" },
    }
    expect(prospects(option(1, 1, 0.5), 0, words)).toEqual([])
    const [gains, costs, risks, reply, ...more] = prospects({ ...option(1, 1, 0.5), outlook }, 0, words)
    expect(gains).toContain("hint-gains")
    expect(gains).toContain("+3 quantity-coins, hint-change-perhaps")
    expect(gains.match(/quantity/g)).toHaveLength(2)
    expect(gains).toContain("P2")
    expect(costs).toMatch(/hint-costs.*−1 quantity-coins.*50%/)
    expect(risks).toMatch(/hint-risks.*−4 quantity-coins.*35%/)
    expect(risks.match(/quantity/g)).toHaveLength(1)
    expect(reply).toBe('hint-reply {"name":"P2","move":"take(coin)"}')
    expect(more).toEqual([])
    const silent = { ...option(1, 1, 0.5), outlook: { turn: [], round: [], reply: null } }
    expect(prospects(silent, 0, words)).toEqual([])
  })
})

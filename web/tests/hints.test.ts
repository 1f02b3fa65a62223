import { describe, expect, it, vi } from "vitest"
import type { Thought } from "../src/lib/protocol"
import type { Words } from "../src/lib/words"

vi.mock("../src/lib/text.svelte", () => ({ t: (message: string, args: object = {}) => `${message} ${JSON.stringify(args)}` }))
const { ranked, reason, sequel, spoken } = await import("../src/lib/hints")

const words = { move: ({ kind, args }: { kind: string; args: string[] }) => `${kind}(${args.join()})` } as Words
const option = (id: number, share: number, expected: number): Thought["options"][number] => ({
  id,
  notation: `play card-${id}`,
  share,
  expected,
})
const thought = (...options: Thought["options"]): Thought => ({ options, line: ["a", "b", "c", "d", "e", "f"] }) as Thought

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
    expect(sequel(thought(), words)).toEqual(["b()", "c()", "d()", "e()"])
  })
})

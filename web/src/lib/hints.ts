/** What a bot thought of its moves, for people. */

import type { Thought } from "./protocol"
import { t } from "./text.svelte"
import type { Words } from "./words"

type Option = Thought["options"][number]

/** Two moves whose expected results are nearer than this are a close call. */
const CLOSE = 0.05

/** The moves that were thought about, the best first. */
export function ranked(thought: Thought | null): Option[] {
  return [...(thought?.options ?? [])].sort((one, other) => other.share - one.share)
}

/** Why the first of the ranked moves, in one line. `legal`: how many moves there were. */
export function reason([best, second]: Option[], legal: number, language: string): string {
  if (best === undefined) return ""
  if (second === undefined) return t(legal > 1 ? "hint-plain" : "hint-only")
  const percent = new Intl.NumberFormat(language, { style: "percent" })
  const gap = best.expected - second.expected
  return t(gap > CLOSE ? "hint-clear" : "hint-close", {
    expected: percent.format(best.expected),
    gap: percent.format(gap),
  })
}

/** A move in words, from its notation. */
export function spoken(notation: string, words: Words): string {
  const [kind, ...args] = notation.split(" ")
  return words.move({ kind, args })
}

/** What might follow upon the best move. */
export function sequel(thought: Thought | null, words: Words): string[] {
  return (thought?.line ?? []).slice(1, 5).map((notation) => spoken(notation, words))
}

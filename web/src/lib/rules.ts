/** The numbered rules that things on the table come from. */

import type { Words } from "./words"

/** One line that names them, for the note about a thing. */
export function ruleLine(words: Words, ...rules: string[]): string {
  const named = [...new Set(rules)]
  return words.text("rule-reference", { count: named.length, rules: named.join(", ") })
}

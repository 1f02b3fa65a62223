/** What the small notes say about things on the table. */

import type { Words } from "../../lib/board"
import type { Note } from "./tips.svelte"
import type { Look, Tome } from "./types"

export function tomeNote(tome: Tome, words: Words): Note {
  const lines = [words.detail("tome", tome.id, "text"), words.detail("tome", tome.id, "when")]
  lines.push(words.text("kragmortha-tome-symbols", { count: tome.symbols, kind: words.name("kind", tome.kind) }))
  if (tome.used) lines.push(words.text("kragmortha-tome-used"))
  return { title: words.name("tome", tome.id), lines: lines.filter((line) => line !== null) }
}

/** What a Look demands, at the table or on the screen; null where penances are not done. */
export function demand(look: Look, penance: string, calm: boolean, words: Words): string | null {
  if (penance === "honour") return words.detail("look", look.id, "penance")
  if (penance === "screen") return words.detail("look", look.id, calm ? "calm" : "twin")
  return null
}

export function lookNote(look: Look, penance: string, calm: boolean, words: Words): Note {
  const lines = [words.name("part", look.part), demand(look, penance, calm, words)]
  return { title: words.name("look", look.id), lines: lines.filter((line) => line !== null) }
}

/** What a view tells of a game besides what every view has: single facts, and tables of things that are alike. */

import type { View, Words } from "../lib/board"

export type Row = Record<string, unknown>

/** What every view has, and what the rest of the screen tells. */
const COMMON = new Set([
  "game", "seats", "options", "index", "viewer", "deciding", "prompt", "over", "ranks", "events", "moves", "can_undo",
  "table_moves",
])
const HIDDEN = "?"
const NOTHING = "–"

function isTable(value: unknown): value is Row[] {
  return Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === "object" && row !== null && !Array.isArray(row))
}

export function factsOf(view: View): { facts: [string, unknown][]; tables: [string, Row[]][] } {
  const own = Object.entries(view).filter(([key]) => !COMMON.has(key))
  return {
    facts: own.filter(([, value]) => !isTable(value)),
    tables: own.filter((entry): entry is [string, Row[]] => isTable(entry[1])),
  }
}

/** What an entry of the view is called. */
export function label(key: string, words: Words): string {
  return words.has(`view-${key}`) ? words.text(`view-${key}`) : key.replaceAll("_", " ")
}

/** A value in words: names for seats, question marks for what this seat may not know. */
export function told(key: string, value: unknown, words: Words): string {
  if (value === null || value === undefined) return NOTHING
  if (key === "seat") return Number(value) >= 0 ? words.seat(value as number) : NOTHING
  if (Array.isArray(value)) {
    return value.length === 0 ? NOTHING : value.map((part) => (part === null ? HIDDEN : told("", part, words))).join(" ")
  }
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([inner, part]) => `${inner === "seat" ? "" : `${label(inner, words)} `}${told(inner, part, words)}`)
      .join(", ")
  }
  return typeof value === "string" ? words.name(key, value) : String(value)
}

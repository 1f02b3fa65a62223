/** What a screen reader hears of the board. */

import type { Words } from "../../lib/board"
import type { Plan } from "./plan"
import type { KragmorthaView } from "./types"

/** What is on a space: its symbol, what it is, who stands there. */
export function spaceText(view: KragmorthaView, plan: Plan, name: string, words: Words): string {
  const space = plan.space(name)
  const there: string[] = []
  if (space.kind === "floor" && space.symbol) there.push(words.name("symbol", space.symbol))
  else there.push(words.text(`space-${space.kind}`))
  if (space.start) there.push(words.text("space-start"))
  if (space.circle) there.push(words.text("space-circle"))
  for (const player of view.players) if (player.at === name) there.push(words.seat(player.seat))
  if (view.rigor === name) there.push(words.text("rigor"))
  return `${name}: ${there.join(", ")}`
}

export interface Reading {
  /** Rows from the bottom up: the calm form of the twin “tilt”. */
  upwards: boolean
  /** Columns from right to left: the calm form of the twin “mirror”. */
  leftwards: boolean
  /** Spaces in the gloom, described last: the calm form of the twin “lantern”. */
  gloomy: Set<string>
}

/** All spaces in play, row by row, in the order in which they are read. */
export function readBoard(view: KragmorthaView, plan: Plan, words: Words, reading: Reading): string[][] {
  const rows = new Map<number, string[]>()
  for (const space of plan.spaces) {
    if (!plan.isInPlay(space.name)) continue
    const row = plan.row(space.name)
    rows.set(row, [...(rows.get(row) ?? []), space.name])
  }
  const ordered = [...rows.values()].map((names) => (reading.leftwards ? names.toReversed() : names))
  if (reading.upwards) ordered.reverse()
  const bright = ordered.map((names) => names.filter((name) => !reading.gloomy.has(name)))
  const gloomy = ordered.map((names) => names.filter((name) => reading.gloomy.has(name)))
  return [...bright, ...gloomy]
    .filter((names) => names.length > 0)
    .map((names) => names.map((name) => spaceText(view, plan, name, words)))
}

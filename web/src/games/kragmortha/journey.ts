/** How the pawns travel when something has happened: one beat after another. */

import type { GameEvent } from "../../lib/board"
import { foresee, type Pawn } from "./foresight"
import type { KragmorthaView } from "./types"

export type Places = Map<Pawn, string | null>

export interface Beat {
  pawn: Pawn
  from: string | null
  to: string
  how: "walk" | "shove" | "leap"
}

export const PACE: Record<Beat["how"], number> = { walk: 330, shove: 260, leap: 460 }

/** Where everybody stands in a view. */
export function placesOf(view: KragmorthaView): Places {
  const places: Places = new Map(view.players.map((player) => [player.seat, player.at]))
  return places.set("rigor", view.rigor)
}

/** The journeys that lead from the pawns' places to those of the view; empty when the events tell another story. */
export function journeys(view: KragmorthaView, events: GameEvent[], before: Places): Beat[] {
  const beats: Beat[] = foresee(view, events).arrows.map(({ pawn, from, to, how }) => ({ pawn, from, to, how }))
  const now = new Map(before)
  for (const beat of beats) {
    if (now.get(beat.pawn) !== beat.from) return []
    now.set(beat.pawn, beat.to)
  }
  return beats
}

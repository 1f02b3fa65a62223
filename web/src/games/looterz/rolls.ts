/** The dice of a move, roll by roll. */
import type { GameEvent } from "../../lib/board"

export interface Die {
  face: number
  hit: boolean
}

export interface Roll {
  card: string
  /** Whom it attacks; null when it searches. */
  target: string | null
  dice: Die[]
}

/** How long dice tumble before anybody knows what they show. */
export const TUMBLE_MS = { calm: 760, fast: 240, instant: 0 }

/** The last roll among the events; a move makes one at most. */
export function rollOf(events: GameEvent[]): Roll | null {
  const rolled = events.filter((event) => event.kind === "rolled")
  if (rolled.length === 0) return null
  const card = String(rolled[rolled.length - 1].card)
  const attack = events.find((event) => event.kind === "attacked" && event.card === card)
  return {
    card,
    target: attack === undefined ? null : String(attack.target),
    dice: rolled.filter((event) => event.card === card).map((event) => ({ face: Number(event.die), hit: event.hit === 1 })),
  }
}

/** The dice of a move, roll by roll. */
import type { GameEvent } from "../../lib/board"

export interface Die {
  face: number
  hit: boolean
}

export interface Roll {
  card: string
  dice: Die[]
}

/** The last roll among the events; a move makes one at most. */
export function rollOf(events: GameEvent[]): Roll | null {
  const rolled = events.filter((event) => event.kind === "rolled")
  if (rolled.length === 0) return null
  const card = String(rolled[rolled.length - 1].card)
  return {
    card,
    dice: rolled.filter((event) => event.card === card).map((event) => ({ face: Number(event.die), hit: event.hit === 1 })),
  }
}

/** Where on the table an event happens, for the eye: the card that acts, the dice, the victim. */
import type { GameEvent, View } from "../../lib/board"
import type { Pace } from "../../lib/protocol"
import { rollOf, TUMBLE_MS } from "./rolls"
import { seatOf } from "./types"

const TRAY = "[data-anchor=tray]"

function card(name: unknown): string[] {
  return typeof name === "string" ? [`[data-card="${CSS.escape(name)}"]`] : []
}

const anchor = (name: string): string => `[data-anchor="${name}"]`

export function happensAt(_view: View, event: GameEvent): string[] {
  const seat = seatOf(event.seat)
  switch (event.kind) {
    case "attacked":
      return [...card(event.card), TRAY, ...card(event.target)]
    case "rolled":
      return [TRAY]
    case "died":
    case "sacrificed":
      return [anchor(`row-${seat}`), anchor("graveyard")]
    case "drew":
      return [anchor("tower"), anchor(`hand-${seat}`)]
    case "turned_over":
      return [anchor("tower"), anchor("graveyard")]
    case "rigor_seen":
      return [anchor("rigor")]
    case "earned":
    case "lost":
      return [anchor(`coins-${seat}`)]
    case "stole":
      return [anchor(`coins-${seatOf(event.victim)}`), anchor(`coins-${seat}`)]
    default:
      return card(event.card)
  }
}

/** Nobody learns of a roll before its dice lie. */
export function suspense(events: GameEvent[], pace: Pace): number {
  return rollOf(events) === null ? 0 : TUMBLE_MS[pace]
}

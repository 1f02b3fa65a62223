/** Where in the library an event happens, for the eye: the pawns that move, shove and are shoved. */

import type { GameEvent, View } from "../../lib/board"
import { seatOf } from "./types"

const SCENE = "[data-part=scene]"
const RIGOR = "[data-pawn=rigor]"
const pawn = (seat: unknown): string => `[data-pawn="${seatOf(seat)}"]`

export function happensAt(_view: View, event: GameEvent): string[] {
  switch (event.kind) {
    case "rigor_moved":
    case "rigor_teleported":
      return [RIGOR]
    case "met":
    case "look_drawn":
      return [RIGOR, pawn(event.seat)]
    case "pushed":
      return [pawn(event.seat), pawn(event.victim)]
    case "swapped":
    case "took_card":
    case "scapegoat_named":
      return [pawn(event.seat), pawn(event.other)]
    case "tokens_shuffled":
    case "discards_shuffled":
    case "ended":
      return [SCENE]
    default:
      return [pawn(event.seat)]
  }
}

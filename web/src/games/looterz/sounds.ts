/** Which small sound goes with what happens. */
import type { GameEvent, Sound } from "../../lib/board"

const SOUNDS: Record<string, Sound> = {
  turn: "turn",
  drew: "card",
  rigor_seen: "chill",
  recruited: "card",
  rolled: "dice",
  earned: "coin",
  stole: "coin",
  lost: "coin",
  hurt: "hit",
  healed: "heal",
  died: "fall",
  sacrificed: "fall",
  took_control: "magic",
  gave_back: "slide",
  returned: "card",
  reclaimed: "card",
  turned_over: "alarm",
  discarded: "card",
  last_wish: "magic",
  recruitment: "reveal",
  activated: "magic",
  won: "win",
}

export function soundOf(event: GameEvent): Sound | null {
  if (event.kind === "hurt" && event.damage === 0) return "miss"
  return SOUNDS[event.kind] ?? null
}

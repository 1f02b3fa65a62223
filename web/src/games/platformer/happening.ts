/** Where an event happens, for the eye: spaces of the tower for its camera, parts of the table for the page. */

import type { GameEvent, View } from "../../lib/board"
import type { PlatformerView } from "./types"

const DICE = new Set(["rolled", "used", "forged", "rerolled", "saved", "die_reset"])
const BOSS = new Set(["boss_rolled", "boss_drew", "boss_shuffled"])
/** What belongs to the table as a whole, or to what somebody owns. */
const ELSEWHERE = new Set(["turn", "bought", "shown", "played", "event_shown", "hero_taken", "ended"])

/** The spaces of an event, the one where it ends last; where it only names a hero, the hero's. */
function spacesOf(view: PlatformerView, event: GameEvent): string[] {
  const named = [event.origin, event.space].filter((space): space is string => typeof space === "string")
  const who = event.victim ?? event.seat
  const hero = typeof who === "string" ? view.players[Number(who.slice(1)) - 1]?.at : null
  return hero ? [...named, hero] : named
}

/** All spaces where something happens, without what is not in the tower. */
export function sceneOf(view: PlatformerView, events: GameEvent[]): string[] {
  return events.filter(({ kind }) => !DICE.has(kind) && !ELSEWHERE.has(kind)).flatMap((event) => spacesOf(view, event))
}

export function happensAt(view: View, event: GameEvent): string[] {
  if (DICE.has(event.kind)) return [".platformer .tray"]
  if (BOSS.has(event.kind)) return [".platformer .boss", ".platformer .view"]
  if (event.kind === "level_revealed" || event.kind === "level_removed") return [".platformer .view"]
  return ELSEWHERE.has(event.kind) || spacesOf(view as PlatformerView, event).length === 0 ? [] : [".platformer .view"]
}

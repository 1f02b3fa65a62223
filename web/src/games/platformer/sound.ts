/** Which small sound belongs to what happens. */

import type { GameEvent, Sound } from "../../lib/board"

const SOUNDS: Record<string, Sound> = {
  turn: "turn", event_shown: "card", level_removed: "crumble", rolled: "dice", enemy_moved: "slide", enemy_attacked: "hit",
  wounded: "hit", knocked_out: "alarm", respawned: "magic", stepped: "step", placed: "magic", pushed_hero: "push",
  pushed_enemy: "push", fell: "fall", enemy_fell: "fall", shattered: "crumble", gold_gained: "coin", gem_gained: "coin",
  defeated: "win", bought: "coin", played: "card", ability_used: "magic", rerolled: "dice", saved: "click", healed: "heal",
  ignored: "miss", gravity_activated: "fall", level_revealed: "reveal", boss_revealed: "alarm", spawned: "chill",
  tower_gone: "crumble", boss_rolled: "dice", boss_drew: "chill", boss_shuffled: "shuffle", token_gained: "chill",
  token_lost: "heal", artifact_taken: "magic", swapped: "slide", afloat: "magic", hero_taken: "click",
}

export function sound(event: GameEvent): Sound | null {
  if (event.kind === "struck") return Number(event.wounds) >= Number(event.health) ? "hit" : "miss"
  if (event.kind === "ended") return event.ending === "boss" || event.ending === "limit" ? "win" : "lose"
  return SOUNDS[event.kind] ?? null
}

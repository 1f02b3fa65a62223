/** What the shell should know about Platformer's events: how much they matter, and what players are famous for. */

import type { Award, GameEvent } from "../../lib/board"

const WEIGHTS: Record<string, number> = {
  event_shown: 2,
  level_removed: 2,
  rolled: 1,
  enemy_attacked: 2,
  wounded: 3,
  knocked_out: 3,
  respawned: 1,
  pushed_hero: 3,
  fell: 2,
  shattered: 1,
  gold_gained: 1,
  gem_gained: 1,
  gold_lost: 1,
  struck: 2,
  defeated: 2,
  bought: 1,
  played: 1,
  ability_used: 1,
  healed: 1,
  gravity_activated: 2,
  level_revealed: 2,
  boss_revealed: 3,
  entered_boss_level: 3,
  tower_gone: 3,
  boss_rolled: 2,
  boss_drew: 2,
  token_gained: 1,
  artifact_taken: 2,
  swapped: 2,
  ended: 3,
  hero_taken: 1,
}

export const weight = ({ kind }: GameEvent): number => WEIGHTS[kind] ?? 0

export const awards: Award[] = [
  { id: "pincushion", events: { wounded: "seat" }, amount: "damage" },
  { id: "meteor", events: { fell: "seat" } },
  { id: "bully", events: { pushed_hero: "seat" } },
  { id: "sweeper", events: { defeated: "seat" } },
  { id: "miser", events: { gold_gained: "seat" }, amount: "amount" },
  { id: "shopper", events: { bought: "seat" } },
  { id: "sleeper", events: { knocked_out: "seat" } },
]

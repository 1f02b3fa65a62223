/** How much is at stake in the tower: hearts, the floor that crumbles, the turns that are left; and who waits at the top. */

import type { Mood } from "../../lib/audio/score"
import type { PlatformerView } from "./types"

/** What it is like with so many hearts left. */
const BY_HEARTS = [1, 0.9, 0.6, 0.3]
/** How many levels are between a hero and the ground that falls next. */
const BY_FLOORS = [0.75, 0.45, 0.2]
/** Turns that are left, alone. */
const BY_TURNS = [1, 0.9, 0.7, 0.5, 0.35]

export function mood({ players, viewer, tower, solo, enemies, boss }: PlatformerView): Mood {
  const part = enemies.some(({ id }) => id === boss.id) ? "boss" : "tower"
  const mine = viewer === null ? players : players.filter(({ seat }) => seat === viewer)
  const hearts = Math.max(0, ...mine.filter(({ at }) => at !== null).map(({ health }) => BY_HEARTS[health] ?? 0))
  // As long as the ground floor stands, nothing has begun to fall.
  const floors = mine.map(({ at }) => (at === null || tower.lowest === 1 ? 0 : (BY_FLOORS[Number(at[0]) - tower.lowest] ?? 0)))
  const turns = solo === null ? 0 : (BY_TURNS[solo.events_left] ?? 0)
  const height = (tower.highest - 1) / Math.max(1, tower.levels - 1)
  return { part, tension: Math.max(hearts, ...floors, turns, 0.4 * height, part === "boss" ? 0.3 : 0) }
}

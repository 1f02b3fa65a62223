/** How long what happens may take: what comes before a roll, the dice, and what comes of them. */

import type { GameEvent } from "../../lib/board"
import type { Pace } from "../../lib/protocol"

/** How long dice tumble before anybody knows what they show, in milliseconds. */
export const TUMBLE: Record<Pace, number> = { calm: 680, fast: 220, instant: 0 }
/** The longest that figures are under way, before a roll and after it. */
const BEFORE: Record<Pace, number> = { calm: 600, fast: 200, instant: 0 }
const LONGEST: Record<Pace, number> = { calm: 720, fast: 320, instant: 0 }

/** What is seen to happen before dice can be rolled. */
const SLOW = new Set(["fell", "enemy_fell", "enemy_moved", "pushed_hero", "pushed_enemy", "boss_drew", "boss_rolled", "knocked_out", "level_removed", "respawned", "wounded"])

/** Nobody learns of a roll before its dice lie, and they are not cast before the turn before it is over. */
export function suspense(events: GameEvent[], pace: Pace): number {
  const roll = events.findIndex(({ kind }) => kind === "rolled")
  if (roll < 0) return 0
  return (events.slice(0, roll).some(({ kind }) => SLOW.has(kind)) ? BEFORE[pace] : 0) + TUMBLE[pace]
}

/** Moments of a story as it is told, in time for all to see: `cut` is when its dice are cast, `length` when it ends. */
export function retimed(cut: number | null, length: number, landed: number, pace: Pace): (moment: number) => number {
  const first = cut ?? 0
  const early = landed - TUMBLE[pace]
  const late = length - first
  const share = late > LONGEST[pace] ? LONGEST[pace] / late : 1
  return (moment) => {
    if (cut !== null && moment <= first) return first === 0 ? 0 : (moment / first) * early
    return (cut === null ? 0 : landed) + (moment - first) * share
  }
}

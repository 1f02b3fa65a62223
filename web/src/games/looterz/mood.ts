/** How much is at stake in the dungeon: who is about to be rich enough, and how much of Rigor Mortis has been seen. */

import type { Mood } from "../../lib/audio/score"
import type { LooterzView } from "./types"

/** Nothing is felt of the race before somebody has this share of the target. */
const RACE_FROM = 0.25

export function mood({ players, target, rigor }: LooterzView): Mood {
  const most = Math.max(...players.map(({ coins }) => coins)) / target
  const race = Math.max(0, (most - RACE_FROM) / (1 - RACE_FROM))
  // The last piece of his picture ends it: with all but one on the table there is nothing worse.
  const alarm = rigor.of < 2 ? 0 : (rigor.seen / (rigor.of - 1)) ** 1.5
  return { part: "dungeon", tension: Math.min(1, Math.max(race, 0.95 * alarm) + 0.25 * Math.min(race, alarm)) }
}

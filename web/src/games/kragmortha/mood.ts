/** How much is at stake in the library: how near he is, and how near the end. */

import type { Mood } from "../../lib/audio/score"
import type { KragmorthaView } from "./types"

/** K32: the fourth Look ends the game. */
const BY_LOOKS = [0, 0.1, 0.3, 0.65]
/** What it is like with him so many steps away. */
const BY_STEPS = [1, 1, 0.75, 0.5, 0.3, 0.15]
/** K36: the last Tome ends the game; the last few are felt. */
const BY_TOMES = [0.7, 0.7, 0.55, 0.4, 0.2]

/** Steps between two spaces, "c4" and such, if nothing were in the way. */
function steps(one: string, other: string): number {
  const [across, down] = [one.charCodeAt(0) - other.charCodeAt(0), Number(one.slice(1)) - Number(other.slice(1))]
  return Math.abs(across) + Math.abs(down)
}

export function mood({ players, rigor, viewer, decks }: KragmorthaView): Mood {
  const feared = viewer === null ? players : players.filter(({ seat }) => seat === viewer)
  const near = Math.max(0, ...feared.map(({ at }) => (at === null ? 0 : (BY_STEPS[steps(at, rigor)] ?? 0))))
  const looks = Math.max(...players.map(({ looks }) => BY_LOOKS[looks.length] ?? 1))
  const late = Math.max(looks, BY_TOMES[decks.tomes] ?? 0)
  // Near him it is never cosy, and never worse than near him at the end.
  return { part: "library", tension: 1 - (1 - 0.8 * near) * (1 - late) }
}

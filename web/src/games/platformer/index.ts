/** Platformer in the browser. */

import type { GameClient, View } from "../../lib/board"
import Board from "./Board.svelte"
import CastFace from "./CastFace.svelte"
import Cover from "./Cover.svelte"
import { awards, weight } from "./events"
import Help from "./Help.svelte"
import { happensAt } from "./happening"
import { mood } from "./mood"
import Portrait from "./Portrait.svelte"
import { provoked } from "./provoked"
import { scores, sound } from "./sounds"
import { withoutCoordinates } from "./tower/telling"
import Standing from "./Standing.svelte"
import { theme } from "./theme"
import { suspense } from "./timing"
import { tutorial } from "./tutorial"
import type { PlatformerView } from "./types"

const STAGES = ["event", "remove", "refresh", "roll", "enemy_die", "actions", "save", "gravity", "end", "boss"]

function phase(given: View): { phases: string[]; current: string } | null {
  const view = given as PlatformerView
  const stage = view.turn.stage
  if (stage === null) return null
  const shown = ["enemy_die", "actions", "save", "gravity", "boss"]
  const current = shown.find((each) => STAGES.indexOf(each) >= STAGES.indexOf(stage)) ?? "boss"
  return { phases: shown.map((each) => `platformer-stage-${each}`), current: `platformer-stage-${current}` }
}

function score(given: View, seat: number): { message: string; args: Record<string, unknown> }[] {
  const view = given as PlatformerView
  const player = view.players[seat]
  if (player === undefined) return []
  const where = player.at
    ? { message: "platformer-score-level", args: { level: Number(player.at[0]) } }
    : { message: "platformer-score-off", args: {} }
  return [
    where,
    { message: "platformer-score-health", args: { count: player.health } },
    { message: "platformer-score-gold", args: { count: player.gold } },
    { message: "platformer-score-gems", args: { count: player.gems } },
  ]
}

const client: GameClient = {
  Board,
  words: (view, words) => withoutCoordinates(view as PlatformerView, words),
  Cover,
  Help,
  Standing,
  phase,
  score,
  happensAt,
  suspense,
  tutorial,
  weight,
  awards,
  Portrait,
  sound,
  scores,
  theme,
  mood: (view) => mood(view as PlatformerView),
  provoked,
  CastFace,
}

export default client

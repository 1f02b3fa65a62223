import type { GameClient } from "../../lib/board"
import Board from "./Board.svelte"
import { namesOf, phase, score } from "./client"
import CastFace from "./CastFace.svelte"
import Cover from "./Cover.svelte"
import { happensAt } from "./happening"
import { awards, weight } from "./events"
import Help from "./Help.svelte"
import Portrait from "./Portrait.svelte"
import Shame from "./Shame.svelte"
import Standing from "./Standing.svelte"
import { mood } from "./mood"
import { provoked } from "./provoked"
import { scores, sound } from "./sounds"
import { theme } from "./theme"
import { tutorial } from "./tutorial"
import type { KragmorthaView } from "./types"

const client: GameClient = {
  Board,
  words: (view, words) => namesOf(view as KragmorthaView, words),
  phase: (view) => phase(view as KragmorthaView),
  score: (view, seat) => score(view as KragmorthaView, seat),
  happensAt,
  Help,
  Standing,
  Cover,
  tutorial,
  weight,
  awards,
  Portrait,
  Finale: Shame,
  sound,
  scores,
  theme,
  mood: (view) => mood(view as KragmorthaView),
  provoked,
  CastFace,
}

export default client

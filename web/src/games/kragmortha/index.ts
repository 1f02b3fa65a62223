import type { GameClient } from "../../lib/board"
import Board from "./Board.svelte"
import { namesOf, phase, score, sound } from "./client"
import Cover from "./Cover.svelte"
import Help from "./Help.svelte"
import { tutorial } from "./tutorial"
import type { KragmorthaView } from "./types"

const client: GameClient = {
  Board,
  words: (view, words) => namesOf(view as KragmorthaView, words),
  phase: (view) => phase(view as KragmorthaView),
  score: (view, seat) => score(view as KragmorthaView, seat),
  Help,
  Cover,
  tutorial,
  sound,
}

export default client

/** A game on a screen that brings no board of its own: a plain table, drawn from its view. */
import type { GameClient } from "../lib/board"
import Board from "./Board.svelte"
import Cover from "./Cover.svelte"

const client: GameClient = { Board, score: () => [], Cover, tutorial: [] }
export default client

/** What the shell gives to a board, and what a game gives to the shell. */

import type { Component } from "svelte"
import type { GameEvent, MoveView, View } from "./protocol"
import type { Sound } from "./sound"
import type { Lesson } from "./tutorial"
import type { Words } from "./words"

export type { GameEvent, MoveView, View } from "./protocol"
export type { Sound } from "./sound"
export type { Words } from "./words"

export interface BoardProps {
  /** What this seat may know; `view.moves` are the viewer's legal moves, [] when somebody else decides. */
  view: View
  /** What the last move made happen, to animate. Changes together with `view`. */
  events: GameEvent[]
  /** Move id -> what it will surely do. May arrive a little after the view. */
  previews: Record<number, GameEvent[]>
  /** Move id -> share 0..1 when the player asked for a hint, else {}. */
  hints: Record<number, number>
  /** Id of the move that is hovered or focused, in the shell's list or on the board. Bindable. */
  focus: number | null
  play: (move: MoveView) => void
  words: Words
  /** False: no animation at all. */
  motion: boolean
  /** Shapes and numbers beside colours, extra strong. */
  marks: boolean
}

export interface Score {
  message: string
  args: Record<string, unknown>
}

export interface GameClient {
  Board: Component<BoardProps, object, "focus">
  /** The words as this player must hear them from the whole screen, where a game has a say in that. */
  words?: (view: View, words: Words) => Words
  /** Message ids for the phase bar. */
  phase?: (view: View) => { phases: string[]; current: string } | null
  /** A few numbers beside each player's name. */
  score: (view: View, seat: number) => Score[]
  /** Whose thing a move chooses, where its words alone do not say. */
  owner?: (view: View, move: MoveView) => number | null
  /** An illustrated key to symbols and cards. */
  Help?: Component<{ words: Words; view: View | null }>
  /** What must always be in sight, in one line: on small screens it stays below the question. */
  Standing?: Component<{ view: View }>
  /** The box's picture on the shelf, without text. */
  Cover: Component
  tutorial: Lesson[]
  sound?: (event: GameEvent) => Sound | null
}

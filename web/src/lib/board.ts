/** What the shell gives to a board, and what a game gives to the shell. */

import type { Component } from "svelte"
import type { Mood, SoundScores, Theme } from "./audio/score"
import type { GameEvent, MoveView, Pace, View } from "./protocol"
import type { Lesson } from "./tutorial"
import type { Provocations } from "./villain"
import type { Words } from "./words"

export type { GameEvent, MoveView, View } from "./protocol"
export type { Words } from "./words"

export interface BoardProps {
  /** What this seat may know; `view.moves` are the viewer's legal moves, [] when somebody else decides. */
  view: View
  /** What the last move made happen, to animate. Changes together with `view`. */
  events: GameEvent[]
  /** What others did since the viewer's last move, told as far as dice have landed: it leaves its traces on the board. */
  trail?: GameEvent[]
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
  /** Fewer of them are better. */
  low?: boolean
}

/** What somebody did more often than anybody else, told at the end: the message `award-<id>` has a title and a text. */
export interface Award {
  id: string
  /** The events that count, and the argument of each that names the player. */
  events: Record<string, string>
  /** The argument that says how much one of them counts; each counts once without it. */
  amount?: string
}

export interface GameClient {
  Board: Component<BoardProps, object, "focus">
  /** The words as this player must hear them from the whole screen, where a game has a say in that. */
  words?: (view: View, words: Words) => Words
  /** Message ids for the phase bar. */
  phase?: (view: View) => { phases: string[]; current: string } | null
  /** CSS selectors, in the board, of what an event happens to: who acts, the dice, the victim. The page goes there. */
  happensAt?: (view: View, event: GameEvent) => string[]
  /** How long it takes until these events may be told, in milliseconds: dice that roll tell nothing before they lie. */
  suspense?: (events: GameEvent[], pace: Pace) => number
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
  /** How much an event matters: 0 a small step, 1 worth telling, 2 a turn of things, 3 a moment to remember. */
  weight?: (event: GameEvent) => number
  awards?: Award[]
  /** A player's figure, for the end. */
  Portrait?: Component<{ view: View; seat: number }>
  /** What a game shows of its own when it is over, to keep and to share. */
  Finale?: Component<{ view: View; words: Words }>
  /** The name of the sound that belongs to an event: one of the game's own, or one that all games have (`audio/sounds.ts`). */
  sound?: (event: GameEvent) => string | null
  /** The game's own sounds; one with the name of a shared sound takes its place. */
  scores?: SoundScores
  /** The game's music, and how much is at stake in it. */
  theme?: Theme
  mood?: (view: View) => Mood
  /** What provokes the villain to say something. His lines are messages of the game: `rigor-<line>-1`... */
  provoked?: Provocations
  /** The face of a bot, by its place in the cast from 1; its name is the message `cast-<member>`. */
  CastFace?: Component<{ member: number; seat: number }>
}

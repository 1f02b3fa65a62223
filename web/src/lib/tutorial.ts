/** Lessons: scripted first games, played at a real table. */

import type { MoveView } from "./protocol"

export interface Step {
  /** Message id. */
  message: string
  /** Which of the legal moves the learner may make at this step; all when left out. */
  allow?: (move: MoveView) => boolean
  /** "move": after a move of the learner; "next": after a button; "turn": when it is the learner's turn to decide again. */
  until: "move" | "next" | "turn"
  /** CSS selector of what to point at, on the board or beside it: the first there is. */
  spotlight?: string
}

/** A lesson among those of its game, and the ways out of it. */
export interface LessonPlace {
  lesson: Lesson
  last: boolean
  /** To the next lesson, or back to the first. */
  leave: () => void
  /** To a real game. */
  play: () => Promise<void>
}

export interface Lesson {
  /** A position as `match.position()` writes it, as an object or as JSON text. */
  position: object | string
  seat: number
  steps: Step[]
}

/** The first game, in two lessons. Each file has a position and what the learner does in it. */

import type { MoveView } from "../../lib/board"
import type { Lesson } from "../../lib/tutorial"
import desk from "./lessons/desk.json"
import shove from "./lessons/shove.json"

interface Script {
  position: object
  seat: number
  steps: { message: string; until: string; moves?: string[]; spotlight?: string }[]
}

/** A move as the script writes it: in notation, or its beginning and a star. */
function matches(move: MoveView, wanted: string): boolean {
  return wanted.endsWith("*") ? move.notation.startsWith(wanted.slice(0, -1)) : move.notation === wanted
}

function lesson({ position, seat, steps }: Script): Lesson {
  return {
    position,
    seat,
    steps: steps.map(({ message, until, moves, spotlight }) => ({
      message,
      until: until as "move" | "next" | "turn",
      spotlight,
      allow: moves && ((move: MoveView) => moves.some((wanted) => matches(move, wanted))),
    })),
  }
}

export const tutorial: Lesson[] = [lesson(desk), lesson(shove)]

/** Two short lessons: climbing, then fighting. */

import type { MoveView } from "../../lib/board"
import type { Lesson, Step } from "../../lib/tutorial"
import climbing from "./lessons/climbing.json"
import fighting from "./lessons/fighting.json"

/** A step that ends with one of these moves, in notation; a kind alone allows all of its moves. */
function move(message: string, notations: string | string[], spotlight?: string): Step {
  const allowed = [notations].flat()
  const allow = ({ kind, notation }: MoveView): boolean => allowed.includes(notation) || allowed.includes(kind)
  return { message: `platformer-lesson-${message}`, allow, until: "move", spotlight }
}

function tell(message: string, spotlight?: string): Step {
  return { message: `platformer-lesson-${message}`, until: "next", spotlight }
}

const POOL = ".platformer .pooled.legal"
const TOWER = ".platformer .target"

export const tutorial: Lesson[] = [
  {
    position: climbing,
    seat: 0,
    steps: [
      tell("aim", ".platformer .boss"),
      move("boot", "use boot", POOL),
      move("gem", "step right", TOWER),
      move("again", "use boot", POOL),
      move("double", "upgrade x2", ".platformer .stacks"),
      move("jump", "step up", TOWER),
      move("ladder", "step left", TOWER),
      move("done", "done", ".platformer .done"),
      move("save", "save sword", ".platformer .symbols"),
      tell("next", ".platformer .own"),
    ],
  },
  {
    position: fighting,
    seat: 0,
    steps: [
      move("attack", "attack left", TOWER),
      move("sword", "use sword", POOL),
      move("star", "star sword", POOL),
      move("strike", "strike", ".platformer .bubble"),
      move("buy", "buy", ".platformer .shop.open"),
      move("monster", "use monster", POOL),
      move("zombie", "choose 1.3.2", TOWER),
      move("shove", "shove left", TOWER),
      move("gravity", "gravity", ".platformer .gravity"),
      tell("end", ".platformer .boss"),
    ],
  },
]

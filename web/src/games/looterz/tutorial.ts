/** The first game: one turn of looting, then one of fighting that wins. */
import type { MoveView } from "../../lib/board"
import type { Lesson } from "../../lib/tutorial"
import first from "./lessons/first.json"
import second from "./lessons/second.json"

const only = (notation: string) => (move: MoveView) => move.notation === notation
const card = (name: string) => `[data-card="${name}"]`

/** The race and Rigor's picture: in one line above the table on a phone, else in its middle. */
const race = (place: string) => `.standing, ${place}`

export const tutorial: Lesson[] = [
  {
    position: first,
    seat: 0,
    steps: [
      { message: "looterz-lesson-goal", until: "next", spotlight: race(".middle") },
      { message: "looterz-lesson-recruit", until: "move", allow: only("recruit hal_r_tel-1"), spotlight: card("hal_r_tel-1") },
      { message: "looterz-lesson-search", until: "move", allow: only("search hal_r_tel-1"), spotlight: card("hal_r_tel-1") },
      { message: "looterz-lesson-second", until: "move", allow: only("recruit ducat-1"), spotlight: card("ducat-1") },
    ],
  },
  {
    position: second,
    seat: 0,
    steps: [
      { message: "looterz-lesson-attack", until: "move", allow: only("attack hal_r_tel-1"), spotlight: card("hal_r_tel-1") },
      { message: "looterz-lesson-target", until: "move", allow: only("choose rollork-1"), spotlight: card("rollork-1") },
      { message: "looterz-lesson-activate", until: "move", allow: only("activate al_catpone-1"), spotlight: card("al_catpone-1") },
      { message: "looterz-lesson-done", until: "move", allow: only("done"), spotlight: ".answers .done" },
      { message: "looterz-lesson-fourth", until: "move", allow: only("recruit acrocat-1"), spotlight: card("acrocat-1") },
      { message: "looterz-lesson-sacrifice", until: "move", allow: only("sacrifice puss_in_loots-1"), spotlight: card("puss_in_loots-1") },
      { message: "looterz-lesson-end", until: "next", spotlight: race(".race") },
    ],
  },
]

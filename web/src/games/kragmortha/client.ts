/** The small facts about a game of Kragmortha that the shell shows beside the board. */

import type { Score, Words } from "../../lib/board"
import { twinsOf, type KragmorthaView } from "./types"

const BEGIN = "kragmortha-phase-place"
const CARD = "kragmortha-phase-card"
const STEPS = "kragmortha-phase-steps"
const MORE = "kragmortha-phase-more"

/** A turn: choose a card, move, then perhaps a Tome. What interrupts it stays in its phase. */
export function phase(view: KragmorthaView): { phases: string[]; current: string } | null {
  if (view.prompt === null) return null
  if (view.prompt.kind === "place") return { phases: [BEGIN], current: BEGIN }
  const phases = [CARD, STEPS, MORE]
  if (view.prompt.kind === "more") return { phases, current: MORE }
  return { phases, current: view.turn.card === null ? CARD : STEPS }
}

export function score(view: KragmorthaView, seat: number): Score[] {
  const player = view.players[seat]
  return [
    { message: "word-look.count", args: { count: player.looks.length }, low: true },
    { message: "word-tome.count", args: { count: player.tomes.length } },
  ]
}

/** Twin “worm”: “this worm”, and grand titles for everybody else, wherever this screen names somebody. */
export function namesOf(view: KragmorthaView, words: Words): Words {
  if (!twinsOf(view).has("worm")) return words
  return words.named(
    view.players.map(({ seat }) =>
      seat === view.viewer ? words.text("screen-worm") : words.text("screen-title", { goblin: words.seat(seat) }),
    ),
  )
}

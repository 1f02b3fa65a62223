/** The legal moves, each in its place on the board. */

import type { MoveView, Words } from "../../lib/board"
import type { Plan } from "./plan"
import { cardFace, seatOf, type KragmorthaView } from "./types"

export type How = "step" | "push" | "go" | "choose" | "stay"

/** A space that can be clicked. */
export interface Target {
  space: string
  how: How
  move: MoveView
  /** Where the pawn comes from, for steps and pushes. */
  from: string | null
}

export interface Legal {
  targets: Target[]
  /** Movement card -> play it or discard it. */
  cards: Map<string, MoveView>
  tomes: Map<string, MoveView>
  seats: Map<number, MoveView>
  parts: Map<string, MoveView>
  /** Stay, show the hand, be done, leave it. */
  actions: MoveView[]
}

/** The space of the pawn that is to move. */
export function moverSpace(view: KragmorthaView): string | null {
  const { prompt } = view
  if (prompt === null) return null
  if (prompt.kind === "push") return view.players[seatOf(prompt.victim)].at
  if (movesRigor(view)) return view.rigor
  return view.players[prompt.seat].at
}

export function movesRigor(view: KragmorthaView): boolean {
  const kind = view.prompt?.kind
  if (kind === "beckon" || kind === "teleport") return true
  return kind === "step" && view.turn.card !== null && cardFace(view.turn.card).mover === "rigor"
}

export function legalOf(view: KragmorthaView, plan: Plan): Legal {
  const legal: Legal = {
    targets: [],
    cards: new Map(),
    tomes: new Map(),
    seats: new Map(),
    parts: new Map(),
    actions: [],
  }
  const from = moverSpace(view)
  const aim = (how: How, move: MoveView, space: string | null) => {
    if (space !== null) legal.targets.push({ space, how, move, from })
  }
  for (const move of view.moves) {
    const [arg] = move.args
    switch (move.kind) {
      case "step":
      case "push":
        if (from !== null) aim(move.kind, move, plan.beside(from, arg))
        break
      case "go":
        aim("go", move, arg)
        break
      case "choose":
        legal.seats.set(seatOf(arg), move)
        aim("choose", move, view.players[seatOf(arg)].at)
        break
      case "play":
      case "discard":
        legal.cards.set(arg, move)
        break
      case "use":
        legal.tomes.set(arg, move)
        break
      case "lift":
        legal.parts.set(arg, move)
        break
      default:
        if (move.kind === "stay") aim("stay", move, from)
        legal.actions.push(move)
    }
  }
  return legal
}

/** Why a card of the viewer's hand cannot be played now, in words; null if it can. */
export function whyNot(view: KragmorthaView, card: string, words: Words): string | null {
  if (view.over || view.moves.some(({ kind, args }) => (kind === "play" || kind === "discard") && args[0] === card)) return null
  if (view.deciding !== view.viewer) return words.text("kragmortha-why-turn")
  const reason = view.unusable[card]
  if (reason === undefined) return words.text("kragmortha-why-question")
  if (reason === "blocked") return words.text("kragmortha-why-blocked")
  const { mover, symbols } = cardFace(card)
  const [first, second] = symbols.map((symbol) => words.name("symbol", symbol))
  const twice = first === second ? "one" : "two"
  return words.text(`kragmortha-why-${mover}`, { twice, first, second })
}

/** The legal moves, sorted by the thing on the table that one clicks for them. */
import type { MoveView } from "../../lib/board"
import type { LooterzView } from "./types"

/** Moves that a Looter in play makes itself: choosing it asks which. */
const ACTIONS = ["search", "attack", "activate"]

export interface Choices {
  /** Card -> what it can do when it is clicked: one move at once. */
  direct: Map<string, MoveView>
  /** Card -> its actions, of which one is chosen on the card. */
  actions: Map<string, MoveView[]>
  /** Last Wishes that can come next. */
  wishes: Map<string, MoveView>
  players: Map<number, MoveView>
  draw: MoveView | null
  accept: MoveView | null
  decline: MoveView | null
  done: MoveView | null
}

export function readChoices(view: LooterzView, moves: MoveView[]): Choices {
  const choices: Choices = {
    direct: new Map(),
    actions: new Map(),
    wishes: new Map(),
    players: new Map(),
    draw: null,
    accept: null,
    decline: null,
    done: null,
  }
  for (const move of moves) {
    const [argument] = move.args
    if (ACTIONS.includes(move.kind)) {
      const known = choices.actions.get(argument) ?? []
      choices.actions.set(argument, [...known, move])
    } else if (move.kind === "player") choices.players.set(Number(argument.slice(1)) - 1, move)
    else if (move.kind === "draw" || move.kind === "accept" || move.kind === "decline" || move.kind === "done") {
      choices[move.kind] = move
    } else if (view.prompt?.kind === "last_wish") choices.wishes.set(argument, move)
    else choices.direct.set(argument, move)
  }
  return choices
}

/** For the attribute data-move: which moves an element leads to. */
export function ids(moves: (MoveView | null | undefined)[]): string | undefined {
  const found = moves.filter((move) => move != null).map((move) => move.id)
  return found.length > 0 ? found.join(",") : undefined
}

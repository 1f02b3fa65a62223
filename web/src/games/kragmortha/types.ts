/** The view of a game of Kragmortha, as src/ludoteca/games/kragmortha/view.py writes it. */

import type { View } from "../../lib/board"

export type FloorSymbol = "scroll" | "stones" | "potion" | "book" | "ball"
export type Token = "teleport" | "tome" | "trap"
export type Kind = "moon" | "eye" | "flame"

export interface Space {
  name: string
  kind: "out" | "bookcase" | "desk" | "floor"
  symbol: FloorSymbol | null
  start: boolean
  circle: boolean
}

export interface Look {
  id: string
  part: string
  twin: string
}

export interface Tome {
  id: string
  effect: string
  kind: Kind
  symbols: number
  used: boolean
}

export interface Player {
  seat: number
  at: string | null
  hand_size: number
  hand_limit: number
  /** Cards that the viewer may not know are null. */
  hand: (string | null)[]
  looks: Look[]
  tomes: Tome[]
}

export interface Twin {
  breakable: boolean
  seconds: number | null
  steps: number | null
  degrees: number | null
  percent: number | null
  words: number | null
}

export interface KragmorthaView extends View {
  board: { spaces: Space[] }
  rigor: string
  turn: { number: number; seat: number; first: number; card: string | null; crystal: boolean }
  players: Player[]
  decks: {
    movement: number
    discards: Record<string, number>
    looks: number
    looks_known: string[]
    tomes: number
    tokens: number
    tokens_used: Token[]
  }
  ending: string | null
  /** Card -> space of a first step -> spaces of a second step from there. */
  reach: Record<string, Record<string, string[]>>
  /** Card that the viewer cannot play now -> why not. */
  unusable: Record<string, "none_beside" | "blocked">
  twins: Record<string, Twin>
}

export type Mover = "goblin" | "rigor"

/** A Movement card's id says all that is on it. */
export function cardFace(card: string): { mover: Mover; symbols: [FloorSymbol, FloorSymbol] } {
  const [mover, first, second] = card.split("-")
  return { mover: mover as Mover, symbols: [first as FloorSymbol, second as FloorSymbol] }
}

/** "P3" is seat 2. */
export function seatOf(name: unknown): number {
  return Number(String(name).slice(1)) - 1
}

/** The twins that the viewer's Looks have on this screen. */
export function twinsOf(view: KragmorthaView): Set<string> {
  if (view.viewer === null || view.over || view.options.penance !== "screen") return new Set()
  return new Set(view.players[view.viewer].looks.map((look) => look.twin))
}

/** The view of Looterz, as src/ludoteca/games/looterz/view.py describes it. */
import type { View } from "../../lib/board"

export interface Ability {
  when: "recruitment" | "last_wish" | "activation"
  who: string
  what: string
  amount: number | string
  target: string
  looterz: number
  another: boolean
  life_at_most: number | null
  until: string | null
  may: boolean
}

export interface Design {
  life: number
  power: number
  copies: number
  standing: string[]
  abilities: Ability[]
  /** Whether the text of this id in the language files tells what the card does. */
  worded: boolean
}

export interface Looter {
  card: string
  design: string
  life: number
  power: number
  taunt: boolean
  ward: boolean
  acted: boolean
  borrowed_from: number | null
  odds: number[]
}

export interface Player {
  seat: number
  coins: number
  may_search: boolean
  hand_size: number
  hand: (string | null)[]
  looterz: Looter[]
}

export interface LastWish {
  card: string
  seat: number
  step: number
}

export interface LooterzView extends View {
  target: number
  /** How many Looterz and cards in hand may remain at the end of a turn. */
  limits: { looterz: number; hand: number }
  turn: { number: number; round: number; seat: number; first: number; phase: string | null; phases: string[] }
  players: Player[]
  tower: number
  rigor: { seen: number; of: number }
  graveyard: string[]
  last_wishes: LastWish[]
  cards: Record<string, string>
  designs: Record<string, Design>
  ending: string | null
}

/** Where a card lies, as far as this seat can tell. */
export type Place = "tower" | "graveyard" | `hand-${number}` | `row-${number}`

export function places(view: LooterzView): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const card of view.graveyard) found.set(card, "graveyard")
  for (const player of view.players) {
    for (const card of player.hand) if (card !== null) found.set(card, `hand-${player.seat}`)
    for (const looter of player.looterz) found.set(looter.card, `row-${player.seat}`)
  }
  return found
}

/** The Looter on the table that is this card, if there is one. */
export function looterOf(view: LooterzView, card: unknown): Looter | null {
  for (const player of view.players) {
    const found = player.looterz.find((looter) => looter.card === card)
    if (found) return found
  }
  return null
}

/** "P2" is seat 1. */
export function seatOf(name: unknown): number {
  return typeof name === "number" ? name : Number(String(name).slice(1)) - 1
}

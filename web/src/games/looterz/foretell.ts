/** What a move will surely do, as marks on the cards and players it concerns. */
import type { GameEvent } from "../../lib/board"
import { seatOf } from "./types"

export interface CardFate {
  /** How much life it will have; null if that does not change. */
  life: number | null
  dies: boolean
  taken: boolean
  toHand: boolean
  enters: boolean
}

export interface SeatFate {
  coins: number
  barred: boolean
  cards: number
}

export interface Fate {
  cards: Map<string, CardFate>
  seats: Map<number, SeatFate>
}

export function foretell(events: GameEvent[]): Fate {
  const fate: Fate = { cards: new Map(), seats: new Map() }
  const card = (name: unknown): CardFate => {
    const known = fate.cards.get(String(name)) ?? { life: null, dies: false, taken: false, toHand: false, enters: false }
    fate.cards.set(String(name), known)
    return known
  }
  const seat = (name: unknown): SeatFate => {
    const known = fate.seats.get(seatOf(name)) ?? { coins: 0, barred: false, cards: 0 }
    fate.seats.set(seatOf(name), known)
    return known
  }
  for (const event of events) {
    if (event.kind === "hurt" || event.kind === "healed") card(event.card).life = Number(event.life)
    else if (event.kind === "died" || event.kind === "sacrificed") card(event.card).dies = true
    else if (event.kind === "took_control") card(event.card).taken = true
    else if (event.kind === "returned" || event.kind === "reclaimed") card(event.card).toHand = true
    else if (event.kind === "recruited") card(event.card).enters = true
    else if (event.kind === "earned") seat(event.seat).coins += Number(event.coins)
    else if (event.kind === "lost") seat(event.seat).coins -= Number(event.coins)
    else if (event.kind === "stole") {
      seat(event.seat).coins += 1
      seat(event.victim).coins -= 1
    } else if (event.kind === "barred") seat(event.seat).barred = true
    else if (event.kind === "drew") seat(event.seat).cards += 1
  }
  return fate
}

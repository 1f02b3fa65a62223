/** What the others' turns left on the table since the viewer's last move: wounds, newcomers, coins that came and went. */
import type { GameEvent } from "../../lib/board"
import { seatOf } from "./types"

export interface Trace {
  /** Wounds by card. */
  hurt: Map<string, number>
  /** Cards that came to a row. */
  fresh: Set<string>
  /** Coins more or less, by seat. */
  coins: Map<number, number>
}

export function traceOf(events: GameEvent[]): Trace {
  const trace: Trace = { hurt: new Map(), fresh: new Set(), coins: new Map() }
  const pay = (seat: unknown, coins: number): void => {
    trace.coins.set(seatOf(seat), (trace.coins.get(seatOf(seat)) ?? 0) + coins)
  }
  for (const event of events) {
    const card = String(event.card)
    switch (event.kind) {
      case "hurt":
        trace.hurt.set(card, (trace.hurt.get(card) ?? 0) + Number(event.damage))
        break
      case "recruited":
      case "took_control":
        trace.fresh.add(card)
        break
      case "earned":
        pay(event.seat, Number(event.coins))
        break
      case "lost":
        pay(event.seat, -Number(event.coins))
        break
      case "stole":
        pay(event.seat, 1)
        pay(event.victim, -1)
    }
  }
  return trace
}

/** From the events that a move will surely cause to what is drawn over the board. */

import type { GameEvent } from "../../lib/board"
import { seatOf, type KragmorthaView } from "./types"

export type Pawn = number | "rigor"

export interface Arrow {
  pawn: Pawn
  from: string
  to: string
  how: "walk" | "shove" | "leap"
}

export interface Foresight {
  arrows: Arrow[]
  /** Where a goblin would meet Rigor Mortis. */
  meetings: { seat: number; space: string }[]
  /** Where each pawn that moves would end up. */
  ghosts: Map<Pawn, string>
}

export function foresee(view: KragmorthaView, events: GameEvent[]): Foresight {
  const sight: Foresight = { arrows: [], meetings: [], ghosts: new Map() }
  const move = (pawn: Pawn, from: unknown, to: unknown, how: Arrow["how"]) => {
    if (typeof to !== "string") return
    if (typeof from === "string" && from !== to) sight.arrows.push({ pawn, from, to, how })
    sight.ghosts.set(pawn, to)
  }
  const at = (seat: number) => sight.ghosts.get(seat) ?? view.players[seat].at
  for (const event of events) {
    switch (event.kind) {
      case "placed":
        move(seatOf(event.seat), null, event.space, "leap")
        break
      case "stepped":
        move(seatOf(event.seat), event.origin, event.space, "walk")
        break
      case "pushed":
        move(seatOf(event.victim), event.origin, event.space, "shove")
        break
      case "sent":
        move(seatOf(event.seat), event.origin, event.space, "leap")
        break
      case "rigor_moved":
        move("rigor", event.origin, event.space, "walk")
        break
      case "rigor_teleported":
        move("rigor", event.origin, event.space, "leap")
        break
      case "swapped": {
        const [one, other] = [seatOf(event.seat), seatOf(event.other)]
        const [here, there] = [at(one), at(other)]
        move(one, here, there, "leap")
        move(other, there, here, "leap")
        break
      }
      case "met":
        sight.meetings.push({ seat: seatOf(event.seat), space: String(event.space) })
    }
  }
  return sight
}

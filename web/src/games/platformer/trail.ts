/** The ways that heroes went, from what happened. */

import type { GameEvent } from "../../lib/board"

export interface Way {
  seat: number
  from: string
  to: string
  how: "walk" | "fall" | "leap"
}

const HOW: Record<string, Way["how"]> = { stepped: "walk", fell: "fall", placed: "leap", swapped: "leap" }
const seatOf = (name: unknown): number => Number(String(name).slice(1)) - 1

/** Each step of a hero, and the spaces where enemies were defeated. */
export function waysOf(events: GameEvent[]): { steps: Way[]; beaten: string[] } {
  const steps: Way[] = []
  const beaten: string[] = []
  for (const { kind, seat, origin, space } of events) {
    if (kind in HOW && typeof origin === "string" && typeof space === "string" && origin !== space) {
      steps.push({ seat: seatOf(seat), from: origin, to: space, how: HOW[kind] })
    }
    if ((kind === "defeated" || kind === "shattered") && typeof space === "string") beaten.push(space)
  }
  return { steps, beaten }
}

/** What the shell should know about Kragmortha's events: how much they matter, and what players are famous for. */

import type { Award, GameEvent } from "../../lib/board"

const WEIGHTS: Record<string, number> = {
  placed: 1,
  rigor_moved: 1,
  pushed: 2,
  met: 3,
  look_drawn: 3,
  sent: 1,
  tome_drawn: 2,
  tome_used: 2,
  rigor_teleported: 2,
  shown: 1,
  discarded: 1,
  swapped: 2,
  took_card: 2,
  look_lifted: 2,
  scapegoat_named: 3,
  warded: 2,
  breach_found: 3,
  ended: 3,
  won: 3,
}

export const weight = ({ kind }: GameEvent): number => WEIGHTS[kind] ?? 0

export const awards: Award[] = [
  { id: "shover", events: { pushed: "seat" } },
  { id: "shoved", events: { pushed: "victim" } },
  { id: "favourite", events: { met: "seat" } },
  { id: "usher", events: { rigor_moved: "seat", rigor_teleported: "seat" } },
  { id: "burglar", events: { tome_drawn: "seat" } },
  { id: "penitent", events: { breach_found: "seat" } },
  { id: "walker", events: { stepped: "seat" } },
]

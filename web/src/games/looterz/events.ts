/** What the shell should know about Looterz' events: how much they matter, and what players are famous for. */

import type { Award, GameEvent } from "../../lib/board"

const WEIGHTS: Record<string, number> = {
  rigor_seen: 3,
  recruited: 1,
  searched: 1,
  attacked: 2,
  activated: 1,
  last_wish: 2,
  earned: 2,
  stole: 3,
  lost: 2,
  hurt: 2,
  healed: 1,
  died: 3,
  sacrificed: 2,
  took_control: 3,
  gave_back: 1,
  returned: 2,
  reclaimed: 1,
  turned_over: 2,
  discarded: 1,
  barred: 2,
  declined: 1,
  ended: 3,
  struck_out: 3,
  won: 3,
}

export const weight = ({ kind }: GameEvent): number => WEIGHTS[kind] ?? 0

export const awards: Award[] = [
  { id: "brawler", events: { attacked: "seat" } },
  { id: "undertaker", events: { died: "seat" } },
  { id: "pickpocket", events: { stole: "seat" } },
  { id: "wallet", events: { stole: "victim" } },
  { id: "digger", events: { searched: "seat" } },
  { id: "priest", events: { sacrificed: "seat" } },
  { id: "recruiter", events: { recruited: "seat" } },
]

/** What Rigor Mortis minds from afar while cats are in his dungeon, and which of his lines it provokes. */

import type { Provocations } from "../../lib/villain"

export const provoked: Provocations = {
  rigor_seen: [
    { line: "first", who: "seat", when: { count: 1 }, weight: 3 },
    { line: "second", who: "seat", when: { count: 2 }, weight: 3 },
    { line: "third", who: "seat", when: { count: 3 }, weight: 3 },
  ],
  stole: [{ line: "stole", who: "seat", whom: "victim", weight: 3 }],
  died: [{ line: "died", whom: "seat", weight: 2 }],
  took_control: [{ line: "control", who: "seat", whom: "victim", weight: 3 }],
  sacrificed: [{ line: "sacrificed", who: "seat", weight: 2 }],
  earned: [{ line: "earned", who: "seat", weight: 1 }],
}

/** What Rigor Mortis, who owns the tower, enjoys and minds, and which of his lines it provokes. */

import type { Provocations } from "../../lib/villain"

export const provoked: Provocations = {
  knocked_out: [{ line: "out", who: "seat", woe: true, weight: 3 }],
  pushed_hero: [{ line: "pushed", who: "seat", whom: "victim", weight: 3 }],
  boss_revealed: [{ line: "boss", weight: 3 }],
  wounded: [{ line: "wounded", who: "seat", woe: true, weight: 2 }],
  fell: [{ line: "fell", who: "seat", woe: true, weight: 2 }],
  level_removed: [{ line: "crumbled", weight: 2 }],
  defeated: [{ line: "defeated", who: "seat", weight: 2 }],
  bought: [{ line: "bought", who: "seat", weight: 1 }],
}

/** What Rigor Mortis minds in his library, and which of his lines it provokes. */

import type { Provocations } from "../../lib/villain"

export const provoked: Provocations = {
  pushed: [{ line: "shove", who: "seat", whom: "victim", weight: 2 }],
  met: [{ line: "met", who: "seat", woe: true, weight: 3 }],
  tome_drawn: [{ line: "tome", who: "seat", weight: 2 }],
  rigor_teleported: [{ line: "teleport", who: "seat", weight: 2 }],
  rigor_moved: [{ line: "led", who: "seat", weight: 1 }],
  scapegoat_named: [{ line: "scapegoat", who: "seat", whom: "other", weight: 3 }],
  breach_found: [{ line: "breach", who: "seat", woe: true, weight: 3 }],
}

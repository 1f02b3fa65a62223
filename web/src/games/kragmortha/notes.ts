/** What the small notes say about things on the table. */

import type { Words } from "../../lib/board"
import { ruleLine } from "../../lib/rules"
import type { Plan } from "./plan"
import { spaceText } from "./speech"
import type { Note } from "./tips.svelte"
import type { KragmorthaView, Look, Tome } from "./types"

export function tomeNote(tome: Tome, words: Words): Note {
  const lines = [words.detail("tome", tome.id, "text"), words.detail("tome", tome.id, "when")]
  lines.push(words.text("kragmortha-tome-symbols", { count: tome.symbols, kind: words.name("kind", tome.kind) }))
  if (tome.used) lines.push(words.text("kragmortha-tome-used"))
  lines.push(ruleLine(words, "K34", "K35"))
  return { title: words.name("tome", tome.id), lines: lines.filter((line) => line !== null) }
}

/** What a Look demands, at the table or on the screen; null where penances are not done. */
export function demand(look: Look, penance: string, calm: boolean, words: Words): string | null {
  if (penance === "honour") return words.detail("look", look.id, "penance")
  if (penance === "screen") return words.detail("look", look.id, calm ? "calm" : "twin")
  return null
}

export function lookNote(look: Look, penance: string, calm: boolean, words: Words): Note {
  const lines = [words.name("part", look.part), demand(look, penance, calm, words), ruleLine(words, "K29", "K31")]
  return { title: words.name("look", look.id), lines: lines.filter((line) => line !== null) }
}

/** What a space is and who stands on it; null where there is nothing to explain. */
export function spaceNote(view: KragmorthaView, plan: Plan, name: string, words: Words): Note | null {
  if (!plan.isInPlay(name)) return null
  const space = plan.space(name)
  const lines: string[] = []
  const rules: string[] = []
  const about = (what: string, rule: string): void => {
    lines.push(words.text(`kragmortha-about-${what}`))
    rules.push(rule)
  }
  if (view.rigor === name) about("meeting", "K21")
  if (space.kind === "desk") about("desk", "K33")
  if (space.circle) about("circle", "K24")
  if (space.start) about("start", "K7")
  for (const player of view.players) {
    if (player.at !== name) continue
    const looks = words.text("word-look.count", { count: player.looks.length })
    const tomes = words.text("word-tome.count", { count: player.tomes.length })
    lines.push(`${words.seat(player.seat)}: ${looks}, ${tomes}`)
    rules.push("K16")
  }
  return lines.length ? { title: spaceText(view, plan, name, words), lines: [...lines, ruleLine(words, ...rules)] } : null
}

/** What a card says, in the player's language. */
import type { Words } from "../../lib/board"
import type { Ability, Design } from "./types"

const ABOUT_A_LOOTER = ["damage", "kill", "drain", "heal", "gain_life", "take_control", "return_to_hand"]

/** The ability in words: the card's own text or, for a card of somebody's own box, one made from its parts. */
export function abilityText(words: Words, name: string, design: Design): string {
  const written = design.worded ? words.detail("card", name, "text") : null
  if (written !== null) return written
  const parts = design.standing.map((word) => words.name("keyword", word))
  for (const ability of design.abilities) {
    parts.push(`${words.name("keyword", ability.when)}: ${effectText(words, ability)}`)
  }
  return parts.map((part) => `${part}.`).join(" ")
}

function effectText(words: Words, ability: Ability): string {
  const amount = typeof ability.amount === "string" ? words.name("amount", ability.amount) : ability.amount
  const about = ability.who === "you" ? [] : [words.name("who", ability.who)]
  if (ABOUT_A_LOOTER.includes(ability.what) || ability.target === "this") about.push(words.name("which", ability.target))
  if (ability.looterz > 1) about.push(`×${ability.looterz}`)
  if (ability.life_at_most !== null) about.push(words.text("detail-life_at_most", { count: ability.life_at_most }))
  if (ability.another) about.push(words.text("detail-another"))
  if (ability.until !== null) about.push(words.text(`detail-${ability.until}`))
  if (ability.may) about.push(words.text("detail-may"))
  const what = words.text(`effect-${ability.what}`, { amount })
  return about.length > 0 ? `${what} (${about.join(", ")})` : what
}

/** A name that fits on a small card. */
export function shortName(words: Words, design: string): string {
  return words.has(`short-${design}`) ? words.text(`short-${design}`) : words.name("card", design)
}

/** Which keyword colours the frame of a card: the first of its abilities, else what always holds. */
export function frameOf(design: Design): string {
  return design.abilities[0]?.when ?? (design.standing.length > 0 ? "standing" : "plain")
}

/** What a bot thought of its moves, for people. */

import type { Thought } from "./protocol"
import { t } from "./text.svelte"
import type { Words } from "./words"

export type Idea = Thought["options"][number]
type Outlook = NonNullable<Idea["outlook"]>
type Change = Outlook["turn"][number]

/** Two moves whose expected results are nearer than this are a close call. */
const CLOSE = 0.05
/** From here on a difference is worth a number, and a change is told without how likely it is. */
const NOTICED = 0.005
const SURE = 0.95
/** How many changes of a kind are told. */
const MOST_CHANGES = 4

/** The moves that were thought about, the best first. */
export function ranked(thought: Thought | null): Idea[] {
  return [...(thought?.options ?? [])].sort((one, other) => other.share - one.share)
}

/** Why the first of the ranked moves, in one line. `legal`: how many moves there were. */
export function reason([best, second]: Idea[], legal: number, language: string): string {
  if (best === undefined) return ""
  if (second === undefined) return t(legal > 1 ? "hint-plain" : "hint-only")
  const percent = new Intl.NumberFormat(language, { style: "percent" })
  const gap = best.expected - second.expected
  return t(gap > CLOSE ? "hint-clear" : "hint-close", {
    expected: percent.format(best.expected),
    gap: percent.format(gap),
  })
}

/** How another move compares with the best one, in one line. */
export function comparison(other: Idea, best: Idea, language: string): string {
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 })
  const gap = best.expected - other.expected
  return t(gap < NOTICED ? "hint-as-good" : "hint-worse", {
    expected: percent.format(other.expected),
    gap: percent.format(gap),
  })
}

/** What a move brings, costs and risks, and how it may be answered: a line for each of which there is something to say. */
export function prospects({ outlook }: Idea, seat: number, words: Words): string[] {
  if (outlook === null) return []
  const risks = outlook.round.filter(({ good }) => !good)
  const told: [string, Change[]][] = [
    ["hint-gains", outlook.turn.filter(({ good }) => good)],
    ["hint-costs", outlook.turn.filter(({ good }) => !good)],
    ["hint-risks", risks],
  ]
  const list = new Intl.ListFormat(words.language, { type: "unit" })
  const lines = told.flatMap(([message, changes]) => {
    const said = changes.slice(0, MOST_CHANGES).map((change) => changed(change, seat, words))
    return said.length === 0 ? [] : t(message, { changes: list.format(said) })
  })
  const { reply } = outlook
  if (reply === null) return lines
  return [...lines, t("hint-reply", { name: words.seat(reply.seat), move: spoken(reply.notation, words) })]
}

/** A change in few words: “+2 coins (60%)”; of another player with the name before it. */
function changed({ quantity, seat, by, share }: Change, own: number, words: Words): string {
  const change = `${by > 0 ? "+" : "−"}${words.text(`quantity-${quantity}`, { count: Math.abs(by) })}`
  const whose = seat === own ? change : t("hint-change-of", { name: words.seat(seat), change })
  const percent = new Intl.NumberFormat(words.language, { style: "percent" })
  return share >= SURE ? whose : t("hint-change-perhaps", { change: whose, share: percent.format(share) })
}

/** A move in words, from its notation. */
export function spoken(notation: string, words: Words): string {
  const [kind, ...args] = notation.split(" ")
  return words.move({ kind, args })
}

/** What might follow upon a move. */
export function sequel(idea: Idea | undefined, words: Words): string[] {
  return (idea?.line ?? []).map((notation) => spoken(notation, words))
}

/** What there is to say about a space of the tower: who and what is there, and the rules about it. */

import { capitalised } from "../../../lib/capital"
import type { Words } from "../../../lib/board"
import { ruleLine } from "../../../lib/rules"
import { levelOf } from "../geometry"
import { ENEMY, FEATURE_RULES, OTHER_HERO, TREASURE } from "../rules"
import type { PlatformerView } from "../types"

export interface SpaceTold {
  title: string
  /** Null where nothing is. */
  text: string | null
}

/** The things on a space, by name. */
function thingsAt(view: PlatformerView, words: Words, space: string): string[] {
  const ground = view.tower.spaces.find((each) => each.name === space)
  const features = (ground?.features ?? []).filter((each) => !each.endsWith("_space"))
  return [
    ...view.enemies.filter((enemy) => enemy.at === space).map((enemy) => words.name("enemy", enemy.id)),
    ...view.players.filter((player) => player.at === space).map((player) => words.seat(player.seat)),
    ...features.map((each) => words.text(`feature-${each}`)),
    ...(ground?.gold ? [words.text("word-gold")] : []),
    ...(ground?.gems ? [words.text("word-gem")] : []),
  ]
}

/** On which level a space is: people do not say its name, the board shows it. */
function levelTold(words: Words, space: string): string {
  return words.text("platformer-at", { level: levelOf(space) })
}

/** A space among others to choose from: what is there, or where to find it. */
function spotTold(view: PlatformerView, words: Words, space: string): string {
  const [, row, column] = space.split(".").map(Number)
  const spot = words.text("platformer-spot", { at: levelTold(words, space), row, column })
  const things = thingsAt(view, words, space)
  const told = things.length ? words.text("platformer-there", { what: new Intl.ListFormat(words.language).format(things), at: spot }) : spot
  return capitalised(told, words.language)
}

/** Sentences without the names of spaces. */
export function withoutCoordinates(view: PlatformerView, words: Words): Words {
  return words.with({
    name: (plain, domain, id) => (domain === "space" ? levelTold(plain, id) : null),
    move: (plain, { kind, args }) => (kind === "choose" ? spotTold(view, plain, args[0]) : null),
  })
}

export function spaceTold(view: PlatformerView, words: Words, space: string): SpaceTold {
  const ground = view.tower.spaces.find((each) => each.name === space)
  const enemies = view.enemies.filter((enemy) => enemy.at === space)
  const heroes = view.players.filter((player) => player.at === space)
  const features = (ground?.features ?? []).filter((each) => !each.endsWith("_space"))
  const rules = [
    ...(enemies.length ? ENEMY : []),
    ...(heroes.length ? [OTHER_HERO] : []),
    ...features.flatMap((each) => FEATURE_RULES[each] ?? []),
    ...(ground?.gold || ground?.gems ? [TREASURE] : []),
  ]
  const lines = enemies.map((enemy) => words.detail("enemy", enemy.id, "text"))
  if (rules.length) lines.push(ruleLine(words, ...rules))
  const text = lines.filter((line) => line !== null).join("\n")
  return { title: thingsAt(view, words, space).join(", ") || levelTold(words, space), text: text || null }
}

/** What there is to say about a space of the tower: who and what is there, and the rules about it. */

import type { Words } from "../../../lib/board"
import { ruleLine } from "../../../lib/rules"
import { ENEMY, FEATURE_RULES, OTHER_HERO, TREASURE } from "../rules"
import type { PlatformerView } from "../types"

export interface SpaceTold {
  title: string
  /** Null where nothing is. */
  text: string | null
}

export function spaceTold(view: PlatformerView, words: Words, space: string): SpaceTold {
  const ground = view.tower.spaces.find((each) => each.name === space)
  const enemies = view.enemies.filter((enemy) => enemy.at === space)
  const heroes = view.players.filter((player) => player.at === space)
  const features = (ground?.features ?? []).filter((each) => !each.endsWith("_space"))
  const there = [
    ...enemies.map((enemy) => words.name("enemy", enemy.id)),
    ...heroes.map((player) => words.seat(player.seat)),
    ...features.map((each) => words.text(`feature-${each}`)),
    ...(ground?.gold ? [words.text("word-gold")] : []),
    ...(ground?.gems ? [words.text("word-gem")] : []),
  ]
  const rules = [
    ...(enemies.length ? ENEMY : []),
    ...(heroes.length ? [OTHER_HERO] : []),
    ...features.flatMap((each) => FEATURE_RULES[each] ?? []),
    ...(ground?.gold || ground?.gems ? [TREASURE] : []),
  ]
  const lines = enemies.map((enemy) => words.detail("enemy", enemy.id, "text"))
  if (rules.length) lines.push(ruleLine(words, ...rules))
  const text = lines.filter((line) => line !== null).join("\n")
  return { title: [space, ...there].join(", "), text: text || null }
}

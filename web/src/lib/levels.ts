import type { GameInfo } from "./protocol"
import { t } from "./text.svelte"

const OURS = ["easy", "normal", "hard", "master", "random"]
const STYLED = /^(\w+)-(cautious|greedy|spiteful)$/

/** The level of a bot, and its character if it has one. */
export function partsOf(level: string): { level: string; style: string | null } {
  const [, plain, style] = STYLED.exec(level) ?? []
  return plain === undefined ? { level, style: null } : { level: plain, style }
}

/** What a bot is called: a level in the reader's language, a bot that somebody else wrote by its own name. */
export function levelName(name: string): string {
  const { level, style } = partsOf(name)
  if (style !== null) return t("level-with-style", { level: levelName(level), style: t(`style-${style}`) })
  return OURS.includes(level) ? t(`level-${level}`) : level.replaceAll("_", " ")
}

/** A level as one chooses it: with its points, where they were measured. */
export function ratedName(game: GameInfo, level: string): string {
  const points = game.ratings[level]
  return points === undefined ? levelName(level) : t("level-rated", { level: levelName(level), points: String(points) })
}

/** The bots of a level that have a character. */
export function styledOf(game: GameInfo, level: string): string[] {
  return game.styled.filter((name) => partsOf(name).level === level)
}

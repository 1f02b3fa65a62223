import { t } from "./text.svelte"

const OURS = ["easy", "normal", "hard", "master", "random"]

/** What a bot is called: a level in the reader's language, a bot that somebody else wrote by its own name. */
export function levelName(level: string): string {
  return OURS.includes(level) ? t(`level-${level}`) : level.replaceAll("_", " ")
}

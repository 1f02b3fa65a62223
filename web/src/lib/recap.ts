/** What others did since a player's last move: who did what to whom, and what it cost or brought that player. */

import type { GameClient, Score } from "./board"
import { type Line, standing } from "./log"
import type { GameEvent, LogEntry } from "./protocol"
import type { Words } from "./words"

export interface RecapLine {
  index: number
  by: number | null
  text: string
  /** The greatest of it alone: for the player, if it was done to the player. */
  short: string
  /** Whether it was done to the player. */
  mine: boolean
  weight: number
}

/** How much events matter, 0 to 3: as much as the greatest of them. A game that says nothing finds all worth telling. */
export function weightOf(client: GameClient | null, events: GameEvent[]): number {
  const weigh = client?.weight ?? (() => 1)
  return Math.min(3, Math.max(0, ...events.map(weigh)))
}

const concerns = (event: GameEvent, seat: number): boolean => Object.values(event).includes(`P${seat + 1}`)

/** The moves of others since a seat's last one. */
export function sinceOwn(log: LogEntry[], seat: number): LogEntry[] {
  const kept = standing(log)
  return kept.slice(kept.findLastIndex((entry) => entry.by === seat) + 1)
}

/** What was done since a seat's last move, the small steps left out. */
export function recap(log: LogEntry[], seat: number, client: GameClient, words: Words): RecapLine[] {
  return sinceOwn(log, seat).flatMap(({ index, by, events }) => {
    const told = events.filter((event) => weightOf(client, [event]) > 0)
    if (told.length === 0) return []
    const own = told.filter((event) => concerns(event, seat))
    const heard = own.length > 0 ? own : told
    const top = weightOf(client, heard)
    return {
      index,
      by,
      text: told.map((event) => words.event(event)).join(" "),
      short: heard.filter((event) => weightOf(client, [event]) === top).map((event) => words.event(event)).join(" "),
      mine: own.length > 0,
      weight: weightOf(client, told),
    }
  })
}

/** What a move came to: its small steps left out or, `brief`, all but its greatest moments. */
export function outcome({ index, by, events }: LogEntry, client: GameClient, words: Words, brief: boolean): Line {
  const top = weightOf(client, events)
  const told = events.filter((event) => weightOf(client, [event]) >= (brief ? top : Math.min(top, 1)))
  return { index, by, text: told.map((event) => words.event(event)).join(" ") }
}

/** What the last move came to. */
export function lastLine(log: LogEntry[], client: GameClient, words: Words): Line | undefined {
  const entry = standing(log).at(-1)
  return entry && outcome(entry, client, words, false)
}

/** Where there is room for one line: the greatest of what was done to a player or, if nothing was, of what was done. */
export function headline(lines: RecapLine[]): RecapLine | undefined {
  const own = lines.filter(({ mine }) => mine)
  return [...(own.length > 0 ? own : lines)].sort((one, other) => other.weight - one.weight || other.index - one.index)[0]
}

export interface Change {
  before: Score
  after: Score
  better: boolean
}

/** The first number in a score. */
const amount = ({ args }: Score): number | undefined => Object.values(args).find((value) => typeof value === "number")

/** Which of a player's scores are not as they were. */
export function changes(before: Score[], after: Score[]): Change[] {
  return after.flatMap((now) => {
    const then = before.find(({ message }) => message === now.message)
    const [was, is] = [then && amount(then), amount(now)]
    return then === undefined || was === undefined || is === undefined || was === is
      ? []
      : { before: then, after: now, better: is > was !== (now.low ?? false) }
  })
}

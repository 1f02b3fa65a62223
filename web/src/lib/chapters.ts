/** The turns of a match, as the chapters of its replay. */

import type { LogEntry } from "./protocol"

export interface Chapter {
  /** The moment at which the turn begins. */
  index: number
  seat: number
  number: number
}

/** Every game says when somebody's turn begins. What comes before the first is the set-up, and no chapter. */
export function chapters(log: LogEntry[]): Chapter[] {
  return log
    .flatMap(({ index, events }) => events.filter(({ kind }) => kind === "turn").map(({ seat }) => ({ index, seat })))
    .map(({ index, seat }, place) => ({ index, seat: Number(String(seat).slice(1)) - 1, number: place + 1 }))
}

/** The chapter that a moment belongs to; none before the first. */
export function chapterAt(all: Chapter[], index: number): Chapter | undefined {
  return all.findLast((chapter) => chapter.index <= index)
}

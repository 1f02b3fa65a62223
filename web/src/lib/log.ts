/** The story of a match in sentences, from its log. */

import type { LogEntry } from "./protocol"
import type { Words } from "./words"

export interface Line {
  index: number
  by: number | null
  text: string
}

/** What still stands: moves that were taken back are no part of the story. */
export function standing(log: LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = []
  for (const entry of log) {
    if (entry.undone) kept.splice(Math.max(0, kept.length - entry.undone))
    else kept.push(entry)
  }
  return kept.filter((entry) => entry.events.length > 0)
}

/** The whole story, or its last lines. */
export function logLines(log: LogEntry[], words: Words, most = Infinity): Line[] {
  return standing(log)
    .slice(-most)
    .map(({ index, by, events }) => ({ index, by, text: events.map((event) => words.event(event)).join(" ") }))
}

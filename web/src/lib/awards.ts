/** What players did more often than anybody else in a match: something to laugh about when it is over. */

import type { Award } from "./board"
import { standing } from "./log"
import type { GameEvent, LogEntry } from "./protocol"

export interface Given {
  id: string
  seat: number
  count: number
}

function counted({ events, amount }: Award, happened: GameEvent[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const event of happened) {
    const name = event[events[event.kind] ?? ""]
    if (typeof name !== "string") continue
    const seat = Number(name.slice(1)) - 1
    const more = amount === undefined ? 1 : Number(event[amount] ?? 0)
    counts.set(seat, (counts.get(seat) ?? 0) + more)
  }
  return counts
}

/** Each award to whoever earned it alone, and twice at least: once is chance. */
export function given(awards: Award[], log: LogEntry[]): Given[] {
  const happened = standing(log).flatMap(({ events }) => events)
  return awards.flatMap((award) => {
    const ranked = [...counted(award, happened)].sort(([, one], [, other]) => other - one)
    const [[seat, count] = [0, 0], [, second] = [0, 0]] = ranked
    return count >= 2 && count > second ? { id: award.id, seat, count } : []
  })
}

/** The moments to remember, at most so many, in their order: the heaviest, and of those the latest. */
export function moments(log: LogEntry[], weigh: (events: GameEvent[]) => number, most: number): LogEntry[] {
  return standing(log)
    .filter(({ events }) => weigh(events) >= 3)
    .sort((one, other) => heft(other, weigh) - heft(one, weigh) || other.index - one.index)
    .slice(0, most)
    .sort((one, other) => one.index - other.index)
}

const heft = ({ events }: LogEntry, weigh: (events: GameEvent[]) => number): number =>
  events.filter((event) => weigh([event]) >= 2).length

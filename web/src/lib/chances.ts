/** Everybody's chances over a finished match: what a strong bot expects at some of its decisions, and where it turned. */

import type { Chapter } from "./chapters"
import type { LogEntry, Thought } from "./protocol"

/** Thoughts that one graph asks for: fewer than the server grants a person in a minute. */
export const MOST_THOUGHTS = 18
/** A change of chances that is worth telling, and a move that was so much worse than another. */
const TURN = 0.1
const REGRET = 0.04
const POINTS = 3

export interface Sample {
  /** The moment before the decision. */
  index: number
  seat: number
  turn: number
}

export interface Point extends Sample {
  chance: number
  best: string
  played: string | null
  /** How much better the best move was than the one that was played. */
  gap: number
}

export interface TurningPoint {
  from: Point
  to: Point
}

/** So many of them, evenly spread, with the first and the last. */
function spread<Each>(all: Each[], most: number): Each[] {
  if (all.length <= most) return all
  if (most <= 1) return all.slice(0, most)
  return Array.from({ length: most }, (_, place) => all[Math.round((place * (all.length - 1)) / (most - 1))])
}

/** The decisions to think over: the first of a turn, as many for each player. */
export function samples(entries: LogEntry[], turns: Chapter[], most = MOST_THOUGHTS): Sample[] {
  const seats = [...new Set(turns.map(({ seat }) => seat))]
  const first = turns.flatMap(({ index, seat, number }, place) => {
    const until = turns[place + 1]?.index ?? Infinity
    const own = entries.find((entry) => entry.index > index && entry.index <= until && entry.by === seat && entry.move !== null)
    return own === undefined ? [] : { index: own.index - 1, seat, turn: number }
  })
  const share = Math.max(1, Math.floor(most / Math.max(1, seats.length)))
  return seats
    .flatMap((seat) => spread(first.filter((sample) => sample.seat === seat), share))
    .sort((one, other) => one.index - other.index)
}

/** What a thought says about a decision; null where it says nothing. */
export function pointOf(sample: Sample, thought: Thought, entries: LogEntry[]): Point | null {
  const [best] = [...thought.options].sort((one, other) => other.share - one.share)
  if (best === undefined || thought.seat !== sample.seat) return null
  const notation = entries.find(({ index }) => index === sample.index + 1)?.move?.notation ?? null
  const played = thought.options.find((option) => option.notation === notation)
  return {
    ...sample,
    chance: best.expected,
    best: best.notation,
    played: notation,
    gap: played === undefined || played === best ? 0 : Math.max(0, best.expected - played.expected),
  }
}

/** The greatest changes of somebody's chances from one of their turns to the next, in their order. */
export function turningPoints(points: Point[]): TurningPoint[] {
  const steps = points.flatMap((to, place) => {
    const from = points.slice(0, place).findLast(({ seat }) => seat === to.seat)
    return from === undefined ? [] : { from, to }
  })
  const size = ({ from, to }: TurningPoint): number => Math.abs(to.chance - from.chance)
  return steps
    .filter((step) => size(step) >= TURN)
    .sort((one, other) => size(other) - size(one))
    .slice(0, POINTS)
    .sort((one, other) => one.to.index - other.to.index)
}

/** Where some player, or one of `seats`, had the better idea that would have helped most. */
export function bestIdea(points: Point[], seats: number[]): Point | undefined {
  const own = points.filter(({ seat }) => seats.length === 0 || seats.includes(seat))
  return own.filter(({ gap }) => gap >= REGRET).sort((one, other) => other.gap - one.gap)[0]
}

/** A finished match in numbers: how well each seat chose, and how much of the result came from dice and draws. */

import { type Chapter, chapterAt } from "./chapters"
import type { Assessment } from "./protocol"

/** A change of somebody's chances that is worth telling. */
const TURN = 0.1
const POINTS = 3
/** What must be given away for another move to have been the better idea, and for it to count as not found. */
const REGRET = 0.04
const AS_GOOD = 0.01

export interface Account {
  seat: number
  /** Decisions between several moves, and those in which the best was played, or one as good. */
  choices: number
  found: number
  /** What the moves promised, as a share of what the best ones did. */
  accuracy: number
  /** The chance at the first decision, the share of the victory at the end, and what led from one to the other. */
  start: number
  end: number
  own: number
  others: number
  luck: number
}

export interface Report {
  accounts: Account[]
  /** The share of all changes that came from dice, draws and what was hidden; null where nothing changed. */
  luck: number | null
}

/** One step of a match that changed much for somebody: a move that gave chances away, or what dice and draws did. */
export interface TurningPoint {
  kind: "choice" | "luck"
  index: number
  turn: number
  /** Whose chances they are, and who had moved. */
  seat: number
  by: number
  before: number
  after: number
  best: string
  played: string
}

/** What each seat lost or won by one decision, compared with the best move: nothing, where that was played. */
function swayed({ best, played, chances, after, seat }: Assessment): number[] {
  const gave = best !== played && after[seat] < chances[seat]
  return chances.map((chance, other) => (gave ? after[other] - chance : 0))
}

const sum = (all: number[]): number => all.reduce((total, each) => total + each, 0)

/** Where a match ends: how the victory was shared. */
export function result(ranks: number[]): number[] {
  const winners = ranks.filter((rank) => rank === 1).length
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0))
}

/**
 * From the first decision to the result, each seat's chance changed by its own choices, by those of others, and by the
 * rest: what dice, decks and hidden hands brought. The three add up to the whole way.
 */
export function report(decisions: Assessment[], ranks: number[]): Report {
  const [first] = decisions
  if (first === undefined) return { accounts: [], luck: null }
  const end = result(ranks)
  const steps = decisions.map((decision) => ({ decision, sway: swayed(decision) }))
  const accounts = ranks.map((_, seat): Account => {
    const mine = steps.filter(({ decision }) => decision.seat === seat)
    const own = sum(mine.map(({ sway }) => sway[seat]))
    const others = sum(steps.filter(({ decision }) => decision.seat !== seat).map(({ sway }) => sway[seat]))
    const promised = sum(mine.map(({ decision }) => decision.chances[seat]))
    return {
      seat,
      choices: mine.length,
      found: mine.filter(({ sway }) => sway[seat] > -AS_GOOD).length,
      accuracy: promised > 0 ? (promised + own) / promised : 1,
      start: first.chances[seat],
      end: end[seat],
      own,
      others,
      luck: end[seat] - first.chances[seat] - own - others,
    }
  })
  const luck = sum(accounts.map((account) => Math.abs(account.luck)))
  const play = sum(accounts.map(({ own, others }) => Math.abs(own + others)))
  return { accounts, luck: luck + play > 0 ? luck / (luck + play) : null }
}

/** The steps that changed most, in their order. */
export function turningPoints(decisions: Assessment[], ranks: number[], turns: Chapter[]): TurningPoint[] {
  const steps = decisions.flatMap((decision, place): TurningPoint[] => {
    const { index, seat, best, played, chances, after } = decision
    const then = decisions[place + 1]?.chances ?? result(ranks)
    const common = { index, turn: chapterAt(turns, index)?.number ?? 1, by: seat, best, played }
    const lost: TurningPoint = { kind: "choice", seat, before: chances[seat], after: chances[seat] + swayed(decision)[seat], ...common }
    if (!decision.chance) return [lost]
    const moved = then.map((chance, other) => Math.abs(chance - after[other]))
    const most = moved.indexOf(Math.max(...moved))
    return [lost, { kind: "luck", seat: most, before: after[most], after: then[most], ...common }]
  })
  const size = (step: TurningPoint): number => Math.abs(step.after - step.before)
  return steps
    .filter((step) => size(step) >= TURN)
    .sort((one, other) => size(other) - size(one))
    .slice(0, POINTS)
    .sort((one, other) => one.index - other.index)
}

/** A dot of the graph: somebody's chance at a moment. */
export interface Point {
  index: number
  seat: number
  chance: number
}

/** Everybody's chances at the first decision of each turn. */
export function points(decisions: Assessment[], turns: Chapter[]): Point[] {
  const first = decisions.filter(
    ({ index }, place) => place === 0 || chapterAt(turns, index) !== chapterAt(turns, decisions[place - 1].index),
  )
  return first.flatMap(({ index, chances }) => chances.map((chance, seat) => ({ index, seat, chance })))
}

/** Where some player, or one of `seats`, gave most away. */
export function bestIdea(decisions: Assessment[], seats: number[]): { decision: Assessment; gap: number } | undefined {
  return decisions
    .filter(({ seat }) => seats.length === 0 || seats.includes(seat))
    .map((decision) => ({ decision, gap: -swayed(decision)[decision.seat] }))
    .filter(({ gap }) => gap >= REGRET)
    .sort((one, other) => other.gap - one.gap)[0]
}

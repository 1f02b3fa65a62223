/** What a search needs to think about a decision, and what several of them have found, put together. */

import type { Found, Knowledge, Thought } from "../protocol"

const MOST_WORKERS = 6
/** How many moves are shown that may follow. */
const TOLD_LINE = 4

/** What one worker is to think about. */
export interface Task {
  module: ModulePlace
  seats: number
  box: Uint8Array
  state: Uint8Array
  net: Uint8Array
  explore: number
  /** Where its random walk begins: another place for each worker. */
  luck: number
}

/** Where a game's manifest lies, and its module, unless that is beside it. */
export interface ModulePlace {
  manifest: string
  wasm?: string
}

/** What one worker has found so far: for each move that it tried, what the games through it brought each seat. */
export type Part = { move: number; visits: number; results: number[]; line: number[] }[]

/** The tasks for so many workers. */
export function tasksOf(known: Knowledge, module: ModulePlace, workers: number): Task[] {
  const [box, state, net] = [known.box, known.state, known.net].map(bytes)
  return Array.from({ length: workers }, () => ({
    module,
    seats: known.seats,
    box,
    state,
    net,
    explore: known.explore,
    luck: 1 + Math.floor(Math.random() * (Number.MAX_SAFE_INTEGER - 1)),
  }))
}

/** What all workers have found of the legal moves, the best first. */
export function together(parts: Part[], legal: number[], seat: number): Found[] {
  const tried = parts.flat()
  const visits = tried.reduce((sum, one) => sum + one.visits, 0)
  const usual = tried.reduce((sum, one) => sum + one.results[seat], 0) / Math.max(1, visits)
  const found = legal.map((id) => {
    const mine = tried.filter(({ move }) => move === id)
    const times = mine.reduce((sum, one) => sum + one.visits, 0)
    const result = mine.reduce((sum, one) => sum + one.results[seat], 0)
    const most = mine.reduce((best, one) => (one.visits > (best?.visits ?? 0) ? one : best), mine[0])
    const expected = times > 0 ? result / times : usual
    return { id, visits: times, expected: Math.min(1, Math.max(0, expected)), line: most?.line ?? [] }
  })
  return found.sort((one, other) => other.visits - one.visits || other.expected - one.expected || one.id - other.id)
}

/** What was found so far, to be shown while it is thought about. */
export function thoughtOf(known: Knowledge, found: Found[]): Thought {
  const visits = found.reduce((sum, one) => sum + one.visits, 0)
  const options = found.map(({ id, visits: times, expected, line }) => ({
    id,
    notation: known.moves[id],
    share: times / Math.max(1, visits),
    expected,
    line: line.slice(0, TOLD_LINE).map((move) => known.moves[move]),
    outlook: null,
  }))
  return { type: "thought", index: known.index, seat: known.seat, options }
}

/** All cores but one think, and no more than are of use. */
export function workersFor(cores: number): number {
  return Math.max(1, Math.min(MOST_WORKERS, cores - 1))
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

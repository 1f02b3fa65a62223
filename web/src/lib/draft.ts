/** A table that somebody is about to open, with good defaults. */

import type { Clock, GameInfo, Level, NewSeat, NewTable, Pace } from "./protocol"

export const MODES = ["bots", "pass", "invite"] as const
export type Mode = (typeof MODES)[number]

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  "move-30": { kind: "move", seconds: 30, increment: 0 },
  "move-120": { kind: "move", seconds: 120, increment: 0 },
  "bank-300": { kind: "bank", seconds: 300, increment: 5 },
  "bank-900": { kind: "bank", seconds: 900, increment: 10 },
  "move-86400": { kind: "move", seconds: 86_400, increment: 0 },
  "move-259200": { kind: "move", seconds: 259_200, increment: 0 },
  "move-604800": { kind: "move", seconds: 604_800, increment: 0 },
}

/** How much of a full table is a good start: fewer where one screen goes round. */
const USUAL_SHARE: Record<Mode, number> = { bots: 1 / 2, pass: 3 / 8, invite: 1 / 2 }

export interface Draft {
  seats: number
  /** How many of them are people at this screen (pass and play) or open for friends (invite). */
  people: number
  names: string[]
  /** Who is invited at once: an open seat is kept for each (invite). */
  friends: string[]
  level: Level
  options: Record<string, string>
  clock: string
  rated: boolean
  public: boolean
  box: Record<string, string> | undefined
}

export function newDraft(game: GameInfo, mode: Mode): Draft {
  const usual = Math.max(game.seats[0], Math.round(Math.max(...game.seats) * USUAL_SHARE[mode]))
  return {
    seats: usual,
    people: usual,
    names: [],
    friends: [],
    level: "normal",
    options: {},
    clock: "none",
    rated: false,
    public: false,
    box: undefined,
  }
}

/** Another number of players; where all were people, all still are. */
export function setSeats(draft: Draft, seats: number): void {
  draft.people = draft.people === draft.seats ? seats : Math.min(draft.people, seats)
  draft.seats = seats
  setPeople(draft, draft.people)
}

/** Another number of people at the table; friends for whom there is no seat left are not invited. */
export function setPeople(draft: Draft, people: number): void {
  draft.people = people
  draft.friends = draft.friends.slice(0, people - 1)
}

/** The seats of a draft: me first, then the other people, then bots. */
function seatsOf(mode: Mode, draft: Draft): NewSeat[] {
  const bot: NewSeat = { kind: "bot", level: draft.level }
  return Array.from({ length: draft.seats }, (_, seat): NewSeat => {
    const name = mode === "pass" ? draft.names[seat]?.trim() : undefined
    if (seat === 0) return name ? { kind: "me", name } : { kind: "me" }
    if (mode === "bots" || seat >= draft.people) return bot
    if (mode === "invite") return seat <= draft.friends.length ? { kind: "open", person: draft.friends[seat - 1] } : { kind: "open" }
    return name ? { kind: "here", name } : { kind: "here" }
  })
}

/** The choice that holds for an option: as set, else as another choice sets it along with itself, else the usual one. */
export function choiceOf(game: GameInfo, draft: Pick<Draft, "options">, name: string): string {
  const set = draft.options[name]
  if (set !== undefined) return set
  for (const other of game.options) {
    const along = other.sets?.[draft.options[other.name] ?? other.default]?.[name]
    if (along !== undefined) return along
  }
  return game.options.find((option) => option.name === name)?.default ?? ""
}

/** What a draft still lacks for its result to count; the server has the last word. */
export function missingForRating(game: GameInfo, draft: Draft, account: boolean): string[] {
  const usual = game.options.every((option) => choiceOf(game, draft, option.name) === usualChoice(game, option.name))
  const lacking: Record<string, boolean> = {
    account: !account,
    clock: CLOCKS[draft.clock] === null,
    options: !usual,
    people: draft.people < draft.seats,
    start: draft.box !== undefined,
  }
  return Object.keys(lacking).filter((need) => lacking[need])
}

/** The choice that holds for an option where nothing was set. */
function usualChoice(game: GameInfo, name: string): string {
  return choiceOf(game, { options: {} }, name)
}

export function tableOf(game: GameInfo, mode: Mode, draft: Draft, pace: Pace): NewTable {
  return {
    game: game.name,
    options: draft.options,
    seats: seatsOf(mode, draft),
    rated: draft.rated,
    clock: CLOCKS[draft.clock],
    public: draft.public,
    box: draft.box,
    pace,
  }
}

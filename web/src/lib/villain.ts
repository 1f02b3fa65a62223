/** The villain watches every table: what provokes him, what he says then, and what he remembers of who plays here. */

import type { GameEvent } from "./protocol"

/** What an event provokes: lines of one kind, `rigor-<line>-1` and so on, and of whom they speak. */
export interface Provocation {
  line: string
  /** The argument of the event that names who did it. */
  who?: string
  /** The argument that names who suffers from it. */
  whom?: string
  /** Whether who did it is the one who suffers from it. */
  woe?: true
  /** Only where the event has these arguments. */
  when?: Record<string, unknown>
  /** 1: when nothing was said for long; 2: now and then; 3: hardly to be missed. */
  weight: 1 | 2 | 3
}

/** Which kinds of events provoke him; the first that fits counts. */
export type Provocations = Record<string, Provocation[]>

/** Moves that pass in silence before he speaks again, by the weight of what provokes him. */
const SILENCE = [0, 14, 7, 3]
/** Milliseconds for which nobody interrupts what is said. */
export const SPEAKING_MS = 4200
/** What happened to somebody so often is a habit. */
const HABIT = 3

export interface Remark {
  /** Who speaks: the villain, or the bot of a seat. */
  speaker: "villain" | number
  message: string
  args: Record<string, unknown>
}

/** What he knows of this browser's player, for one game. */
export interface Memory {
  played: number
  won: number
  lastWon: boolean
  /** What was done to the player in their last game, by the kind of line. */
  suffered: Record<string, number>
  /** For each kind of line the variants that were said, the latest last. */
  said: Record<string, number[]>
  /** The last table at which he greeted, and the last whose end he saw. */
  greeted: string
  ended: string
}

const NOTHING: Memory = { played: 0, won: 0, lastWon: false, suffered: {}, said: {}, greeted: "", ended: "" }
const KEY = "ludoteca-villain"

export function remembered(game: string): Memory {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Memory>>
    return { ...NOTHING, suffered: {}, said: {}, ...all[game] }
  } catch {
    return { ...NOTHING, suffered: {}, said: {} }
  }
}

function keep(game: string, memory: Memory): void {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Memory>
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: memory }))
  } catch {
    // A browser that keeps nothing has a villain who forgets.
  }
}

export interface Scene {
  game: string
  table: string
  /** The viewer's seat; null for a spectator. */
  me: number | null
  provoked: Provocations
  /** The level of the bot on a seat; null for people. */
  bot: (seat: number) => string | null
  /** How many variants there are of a kind of line. */
  variants: (kind: string) => number
  name: (seat: number) => string
  /** Whether a line speaks of something: the name of an argument. */
  speaksOf: (message: string, argument: string) => boolean
}

const seatOf = (value: unknown): number | null => (typeof value === "string" && /^P[1-8]$/.test(value) ? Number(value.slice(1)) - 1 : null)

export class Commentator {
  readonly #memory: Memory
  readonly #game: string
  readonly #random: () => number
  /** What was done to the player at this table so far. */
  #suffered: Record<string, number> = {}
  #spokeAt = -Infinity
  #spokeWhen = -Infinity
  #remarks = 0

  constructor(game: string, random: () => number = Math.random) {
    this.#game = game
    this.#memory = remembered(game)
    this.#random = random
  }

  /** A word when the player sits down; once a table. */
  greet(scene: Scene): Remark | null {
    const memory = this.#memory
    if (memory.greeted === scene.table || scene.me === null) return null
    memory.greeted = scene.table
    const [habit, count] = Object.entries(memory.suffered).sort(([, one], [, other]) => other - one)[0] ?? ["", 0]
    const kinds = [
      ...(count >= HABIT ? [`rigor-memory-${habit}`] : []),
      ...(memory.played > 0 ? [memory.lastWon ? "rigor-back-won" : "rigor-back-lost"] : []),
      "rigor-welcome",
    ]
    return this.#say(scene, kinds, { name: scene.name(scene.me), count, played: memory.played, won: memory.won })
  }

  /** What is said to a move, if anything; `now` in milliseconds. */
  hear(scene: Scene, events: GameEvent[], index: number, now: number): Remark | null {
    let best: { provocation: Provocation; event: GameEvent; mine: boolean } | null = null
    for (const event of events) {
      const provocation = (scene.provoked[event.kind] ?? []).find(({ when = {} }) =>
        Object.entries(when).every(([field, value]) => event[field] === value),
      )
      if (provocation === undefined) continue
      const mine = scene.me !== null && seatOf(event[provocation.whom ?? provocation.who ?? ""]) === scene.me
      if (mine) this.#suffered[provocation.line] = (this.#suffered[provocation.line] ?? 0) + 1
      const rank = (weight: number, own: boolean): number => 2 * weight + (own ? 1 : 0)
      if (best === null || rank(provocation.weight, mine) > rank(best.provocation.weight, best.mine)) best = { provocation, event, mine }
    }
    if (best === null) return null
    const { provocation, event, mine } = best
    const silence = index < this.#spokeAt ? Infinity : index - this.#spokeAt
    if (silence < SILENCE[provocation.weight] || now - this.#spokeWhen < SPEAKING_MS) return null
    const who = seatOf(event[provocation.who ?? ""])
    const whom = seatOf(event[provocation.whom ?? ""])
    const count = this.#suffered[provocation.line] ?? 0
    const said =
      this.#ofBot(scene, who, provocation.woe ? who : whom) ??
      this.#say(
        scene,
        [
          ...(mine && count >= HABIT ? [`rigor-${provocation.line}-again`] : []),
          ...(mine ? [`rigor-${provocation.line}-me`] : []),
          `rigor-${provocation.line}`,
        ],
        { name: who === null ? "" : scene.name(who), other: whom === null ? "" : scene.name(whom), count },
      )
    if (said === null) return null
    this.#spokeAt = index
    this.#spokeWhen = now
    this.#remarks += 1
    return said
  }

  /** The last word, and what is remembered of it. Once a table. */
  close(scene: Scene, ranks: number[] | null): Remark | null {
    const memory = this.#memory
    if (memory.ended === scene.table) return null
    memory.ended = scene.table
    const winner = ranks?.indexOf(1) ?? -1
    const won = scene.me !== null && ranks?.[scene.me] === 1
    if (scene.me !== null) {
      memory.played += 1
      memory.won += won ? 1 : 0
      memory.lastWon = won
      memory.suffered = { ...this.#suffered }
    }
    keep(this.#game, memory)
    const kind = scene.me === null ? "rigor-end" : won ? "rigor-end-won" : "rigor-end-lost"
    return this.#say(scene, [kind, "rigor-end"], { name: winner < 0 ? "" : scene.name(winner), played: memory.played, won: memory.won })
  }

  /** Every third remark belongs to a bot that is concerned. */
  #ofBot(scene: Scene, who: number | null, whom: number | null): Remark | null {
    if (this.#remarks % 3 !== 2) return null
    const speaker = whom !== null && scene.bot(whom) !== null ? whom : who
    const level = speaker === null ? null : scene.bot(speaker)
    if (speaker === null || level === null) return null
    const other = who === whom ? null : speaker === whom ? who : whom
    const said = this.#say(scene, [`bot-${level}-${speaker === whom ? "hurt" : "glad"}`], { name: other === null ? "" : scene.name(other) })
    return said && { ...said, speaker }
  }

  /** A line of the first of the kinds that there are lines of: not the one that was said last, and none that names nobody. */
  #say(scene: Scene, kinds: string[], args: Record<string, unknown>): Remark | null {
    const unknown = Object.keys(args).filter((argument) => args[argument] === "")
    const fitting = (kind: string): number[] =>
      Array.from({ length: scene.variants(kind) }, (_, place) => place + 1).filter(
        (variant) => !unknown.some((argument) => scene.speaksOf(`${kind}-${variant}`, argument)),
      )
    const kind = kinds.find((each) => fitting(each).length > 0)
    if (kind === undefined) return null
    const all = fitting(kind)
    const said = (this.#memory.said[kind] ?? []).filter((variant) => variant <= scene.variants(kind))
    const lately = said.filter((variant) => all.includes(variant)).slice(-Math.ceil(all.length / 2))
    const fresh = all.filter((variant) => !lately.includes(variant))
    const variant = fresh[Math.floor(this.#random() * fresh.length)] ?? all[0]
    this.#memory.said[kind] = [...said.filter((each) => each !== variant), variant]
    keep(this.#game, this.#memory)
    return { speaker: "villain", message: `${kind}-${variant}`, args }
  }
}

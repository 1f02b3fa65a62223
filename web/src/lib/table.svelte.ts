/** A table as this browser sees it: what the server tells, shown one move at a time. */

import { isGone } from "./api"
import { Connection, type ConnectionState } from "./connection"
import { say } from "./notices.svelte"
import type {
  ChatLine, GameEvent, Knowledge, LogEntry, Moved, MoveView, Pace, Table, Thought, ToClient, View, Vote,
} from "./protocol"
import { moving, settings } from "./settings.svelte"
import { canThink, Thinker } from "./thinking/thinker"
import { thoughtOf } from "./thinking/parts"
import { transport } from "#transport"

/**
 * How long a move stays on the screen before the next one, in milliseconds, by how much it matters: small steps of a long
 * turn run together, and big moments can be watched.
 */
const REST: Record<Pace, number[]> = { calm: [220, 450, 900, 1500], fast: [80, 150, 300, 500], instant: [0, 0, 0, 0] }
/** Of that, how much remains when dice have been watched as they rolled. */
const AFTER_DICE = 0.6
/** Who is so far behind wants to see where the game stands, not how it got there. */
const LONG_QUEUE = 80

/** What a game's client knows about its events. */
export interface EventFacts {
  /** A move was shown. */
  shown: (events: GameEvent[]) => void
  /** How much they matter, 0 to 3. */
  weight: (events: GameEvent[]) => number
  /** Milliseconds for which they are held back: dice must land first. */
  suspense: (events: GameEvent[], pace: Pace) => number
}

type Shown = { type: "moved"; moved: Moved } | { type: "view"; view: View; undone: boolean }
type Pending = { index: number; seat: number; move: string }

export class LiveTable {
  readonly id: string
  table = $state.raw<Table | null>(null)
  view = $state.raw<View | null>(null)
  events = $state.raw<GameEvent[]>([])
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatLine[]>([])
  previews = $state.raw<Record<number, GameEvent[]>>({})
  thought = $state.raw<Thought | null>(null)
  thinking = $state(false)
  vote = $state.raw<Vote | null>(null)
  connection = $state<ConnectionState>("connecting")
  /** The seat whose eyes we look through; null for a spectator. */
  seat = $state<number | null>(null)
  /** How many moves wait to be shown. */
  waiting = $state(0)
  /** Whether a move of ours is on its way. */
  sent = $state(false)
  /** Whether what was shown last still takes place before everybody's eyes. */
  busy = $state(false)

  readonly #line: Connection
  readonly #facts: EventFacts
  #queue: Shown[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #pending: Pending | null = null
  #known = 0
  #asked = false
  #thinker: Thinker | null = null

  constructor(id: string, facts: EventFacts) {
    this.id = id
    this.#facts = facts
    this.#line = new Connection(
      id,
      () => this.#greet(),
      (message) => this.#hear(message),
      (state) => (this.connection = state),
    )
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#thinker?.stop()
    this.#line.close()
  }

  /**
   * Starts to look: through the eyes of my seat, else as a spectator. Where several people share this screen, nobody knows
   * who of them sits before it: each is asked first.
   */
  begin(): void {
    const mine = this.table?.my_seats ?? []
    const kept = this.seat !== null && mine.includes(this.seat)
    this.watch(kept ? this.seat : mine.length === 1 ? mine[0] : null)
  }

  /** Looks at the table as one of my seats, or as a spectator. */
  watch(seat: number | null): void {
    this.seat = seat
    this.#asked = true
    this.#forget()
    this.#line.send({ type: "watch", seat, index: null })
  }

  get mayDecide(): boolean {
    return this.view !== null && this.seat !== null && this.view.deciding === this.seat && this.waiting === 0 && !this.sent
  }

  play(move: MoveView): void {
    if (!this.mayDecide || this.view === null || this.seat === null) return
    this.#pending = { index: this.view.index, seat: this.seat, move: move.notation }
    this.sent = true
    this.#line.send({ type: "move", ...this.#pending })
  }

  undo(): void {
    if (this.view === null || this.seat === null) return
    this.#line.send({ type: "undo", index: this.view.index, seat: this.seat })
  }

  hint(): void {
    if (this.view === null || this.seat === null || this.thinking) return
    this.thinking = this.#askForHint()
  }

  /** Asks for what this seat knows, to think about it here, or, where that cannot be, for what a bot elsewhere thinks. */
  #askForHint(elsewhere = false): boolean {
    if (this.view === null || this.seat === null) return false
    const { index, game } = this.view
    const here = !elsewhere && canThink() && transport.module(game) !== null
    return this.#line.send({ type: here ? "knowledge" : "hint", index, seat: this.seat })
  }

  /** Thinks on this device, and has what was found played out and told. */
  async #think(known: Knowledge): Promise<void> {
    const place = transport.module(known.game)
    if (place === null || this.view === null || !this.thinking) return
    const thinker = (this.#thinker = new Thinker())
    const legal = this.view.moves.map(({ id }) => id)
    const found = await thinker.think(known, place, legal, (found) => {
      if (this.#thinker === thinker) this.thought = thoughtOf(known, found)
    })
    if (this.#thinker !== thinker) return
    this.#thinker = null
    if (found !== null) {
      const { index, seat } = known
      this.thinking = this.#line.send({ type: "hint", index, seat, found })
    } else if (document.hidden) this.forgetHint()
    else this.thinking = this.#askForHint(true)
  }

  forgetHint(): void {
    const thinker = this.#thinker
    this.#thinker = null
    thinker?.stop()
    this.thought = null
    this.thinking = false
  }

  say(text: string): boolean {
    return this.#line.send({ type: "chat", text })
  }

  callTableMove(move: MoveView): void {
    if (this.view === null || this.seat === null) return
    this.#line.send({ type: "table_move", index: this.view.index, seat: this.seat, move: move.notation })
  }

  castVote(seat: number, agree: boolean): void {
    if (this.vote !== null) this.#line.send({ type: "vote", index: this.vote.index, seat, agree })
  }

  setPace(pace: Pace): void {
    this.#line.send({ type: "pace", pace })
    if (pace === "instant") this.skip()
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#queue.length > 0) this.#show(this.#queue.shift()!, this.#queue.length === 0)
    this.busy = false
    this.#settle()
  }

  #greet(): void {
    if (!this.#asked) return
    this.#line.send({ type: "watch", seat: this.seat, index: this.view === null ? null : this.#known })
    // The answer to it tells whether this move arrived; the server refuses a second one with the same index.
    if (this.#pending !== null) this.#line.send({ type: "move", ...this.#pending })
    // Who thought about a hint when the line broke is not going to answer.
    if (this.thinking && this.#thinker === null) this.thinking = this.#askForHint()
  }

  #forget(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
    this.#pending = null
    this.busy = false
    this.waiting = 0
    this.sent = false
    this.previews = {}
    this.forgetHint()
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "table":
        this.table = message.table
        break
      case "view":
        if (message.view.viewer !== this.seat) break
        this.#known = message.index
        this.#enqueue({ type: "view", view: { ...message.view, index: message.index }, undone: message.undone ?? false })
        // What was taken back is no part of the story: hear it again.
        if (message.undone) this.#line.send({ type: "watch", seat: this.seat, index: null })
        break
      case "moved":
        if (message.index <= this.#known) break
        if (message.index > this.#known + 1) {
          this.#line.send({ type: "watch", seat: this.seat, index: null })
          break
        }
        this.#known = message.index
        this.#enqueue({ type: "moved", moved: message })
        break
      case "log":
        this.#remember(message.entries)
        break
      case "previews":
        if (message.index === this.view?.index) this.previews = message.previews
        break
      case "knowledge":
        if (message.index === this.view?.index) void this.#think(message)
        break
      case "thought":
        this.thinking = false
        if (message.index === this.view?.index) this.thought = message
        break
      case "chat":
        if (!this.chat.some((line) => line.at === message.at && line.text === message.text)) {
          this.chat = [...this.chat, message].slice(-200)
        }
        break
      case "vote":
        this.vote = message
        break
      case "refused":
        this.#refuse(message)
        break
    }
  }

  #refuse(message: Extract<ToClient, { type: "refused" }>): void {
    if (message.about === "hint") this.forgetHint()
    if (message.about === "knowledge") {
      if (message.code === "no-module") {
        this.thinking = this.thinking && this.#askForHint(true)
        return
      }
      this.forgetHint()
    }
    // Where there is no table any more, the whole page says so.
    if (message.about === "preview" || isGone(message.code)) return
    if (message.about === "move") {
      const repeated = this.#pending === null || message.index > this.#pending.index
      this.#pending = null
      this.sent = false
      if (repeated && message.code === "stale") return
    }
    say({ code: message.code, args: message.args ?? {} })
  }

  #enqueue(next: Shown): void {
    this.#queue.push(next)
    this.waiting = this.#queue.length
    if (this.#timer !== undefined) {
      const mine = next.type === "moved" && next.moved.by === this.seat && this.#queue.length === 1
      if (mine) {
        clearTimeout(this.#timer)
        this.#pump()
      } else if (this.#queue.length > LONG_QUEUE || settings.pace === "instant" || document.hidden) this.skip()
      return
    }
    this.#pump()
  }

  #pump(): void {
    this.#timer = undefined
    const next = this.#queue.shift()
    this.busy = next !== undefined && next.type === "moved"
    if (next === undefined) return
    this.#show(next, true)
    if (this.#queue.length === 0) this.#settle()
    const rest = next.type === "moved" ? this.#rest(next.moved.events) : 0
    this.#timer = setTimeout(() => this.#pump(), rest)
  }

  #rest(events: GameEvent[]): number {
    const held = moving() ? this.#facts.suspense(events, settings.pace) : 0
    const rest = REST[settings.pace][this.#facts.weight(events)]
    return held > 0 ? held + rest * AFTER_DICE : rest
  }

  /** Everything has been shown: ask what my moves would do. */
  #settle(): void {
    this.waiting = 0
    if (this.view !== null && this.view.moves.length > 0 && this.seat !== null) {
      this.#line.send({ type: "preview", index: this.view.index, moves: null })
    }
  }

  #show(next: Shown, loud: boolean): void {
    this.waiting = this.#queue.length
    this.previews = {}
    this.forgetHint()
    if (next.type === "view") {
      this.log = this.log.filter((entry) => entry.index <= next.view.index)
      this.view = next.view
      this.events = []
    } else {
      const { moved } = next
      this.#remember([{ index: moved.index, by: moved.by, move: moved.move, events: moved.events }])
      if (this.view !== null) {
        this.view = { ...this.view, ...moved.changes, index: moved.index, events: moved.events }
      }
      this.events = moved.events
      if (loud) this.#facts.shown(moved.events)
    }
    if (this.#pending !== null && this.view !== null && this.view.index > this.#pending.index) {
      this.#pending = null
    }
    if (this.#pending === null) this.sent = false
    if (next.type === "view" && next.undone) this.#pending = null
  }

  #remember(entries: LogEntry[]): void {
    const known = new Map(this.log.map((entry) => [entry.index, entry]))
    for (const entry of entries) known.set(entry.index, entry)
    this.log = [...known.values()].sort((one, other) => one.index - other.index)
  }
}

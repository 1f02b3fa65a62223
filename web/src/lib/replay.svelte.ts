/** A game being watched again: any moment of it, from any seat that may be seen. */

import { api, Refusal } from "./api"
import { say } from "./notices.svelte"
import type { GameEvent, LogEntry, Table, View } from "./protocol"
import { settings } from "./settings.svelte"

const STEP = { calm: 1300, fast: 600, instant: 220 }
const AHEAD = 4

export class ReplayFilm {
  readonly id: string
  table = $state.raw<Table | null>(null)
  entries = $state.raw<LogEntry[]>([])
  view = $state.raw<View | null>(null)
  events = $state.raw<GameEvent[]>([])
  index = $state(0)
  seat = $state<number | null>(null)
  playing = $state(false)
  problem = $state.raw<Refusal | null>(null)
  #views = new Map<string, Promise<View>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted = 0

  constructor(id: string, at: number | null) {
    this.id = id
    this.#wanted = at ?? -1
    void this.open()
  }

  /** The last moment there is. */
  get length(): number {
    return this.table?.index ?? 0
  }

  /** Whose eyes may be looked through. */
  get seats(): number[] {
    if (this.table === null) return []
    return this.table.status === "finished" ? this.table.seats.map((seat) => seat.seat) : this.table.my_seats
  }

  async open(): Promise<void> {
    this.problem = null
    try {
      this.table = await api.table(this.id)
      this.seat = this.table.my_seats[0] ?? null
      this.entries = await api.replay(this.id, this.seat)
      const start = this.#wanted >= 0 ? this.#wanted : this.table.status === "finished" ? 0 : this.length
      await this.go(start)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      this.problem = problem
    }
  }

  async lookAs(seat: number): Promise<void> {
    this.seat = seat < 0 ? null : seat
    try {
      this.entries = await api.replay(this.id, this.seat)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      say(problem)
    }
    await this.go(this.index)
  }

  async go(index: number): Promise<void> {
    const wanted = Math.max(0, Math.min(index, this.length))
    this.#wanted = wanted
    this.index = wanted
    try {
      const view = await this.#load(wanted)
      if (this.#wanted !== wanted) return
      this.view = view
      this.events = view.events
      for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, this.length); next++) this.#load(next).catch(() => {})
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      if (this.view === null) this.problem = problem
      else say(problem)
      this.pause()
    }
  }

  play(): void {
    if (this.index >= this.length) void this.go(0)
    this.playing = true
    this.#tick()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #tick(): void {
    this.#timer = setTimeout(() => void this.#advance(), STEP[settings.pace])
  }

  async #advance(): Promise<void> {
    if (!this.playing) return
    if (this.index >= this.length) {
      this.pause()
      return
    }
    await this.go(this.index + 1)
    if (this.playing) this.#tick()
  }

  #load(index: number): Promise<View> {
    const key = `${this.seat} ${index}`
    let view = this.#views.get(key)
    if (view === undefined) {
      view = api.view(this.id, index, this.seat)
      this.#views.set(key, view)
      view.catch(() => this.#views.delete(key))
    }
    return view
  }
}

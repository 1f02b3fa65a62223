/** Thoughts about a finished match, asked for one after the other, and no faster than the server likes. */

import { api, Refusal } from "./api"
import { type Point, pointOf, type Sample } from "./chances"
import { say } from "./notices.svelte"
import type { LogEntry } from "./protocol"

const PAUSE_MS = 5000
const PATIENCE = 12

export class ChanceGraph {
  readonly #id: string
  points = $state.raw<Point[]>([])
  all = $state(0)
  done = $state(0)
  running = $state(false)
  /** Whether the server asked for a pause. */
  paused = $state(false)
  #wake: (() => void) | null = null

  constructor(id: string) {
    this.#id = id
  }

  /** Thinks over what has not been thought over yet. */
  async run(wanted: Sample[], entries: LogEntry[]): Promise<void> {
    if (this.running) return
    this.running = true
    this.all = wanted.length
    const known = new Set(this.points.map(({ index }) => index))
    this.done = wanted.filter(({ index }) => known.has(index)).length
    for (const sample of wanted) {
      if (!this.running) break
      if (known.has(sample.index) || !(await this.#ask(sample, entries))) continue
      this.done += 1
    }
    this.running = false
  }

  stop(): void {
    this.running = false
    this.#wake?.()
  }

  async #ask(sample: Sample, entries: LogEntry[]): Promise<boolean> {
    for (let tries = 0; tries < PATIENCE && this.running; tries++) {
      try {
        const point = pointOf(sample, await api.thought(this.#id, sample.index), entries)
        if (point !== null) this.points = [...this.points, point].sort((one, other) => one.index - other.index)
        return true
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        if (problem.code !== "too-fast") {
          say(problem)
          this.stop()
          return false
        }
        await this.#rest()
      }
    }
    return false
  }

  async #rest(): Promise<void> {
    this.paused = true
    await new Promise<void>((done) => {
      const timer = setTimeout(done, PAUSE_MS)
      this.#wake = () => {
        clearTimeout(timer)
        done()
      }
    })
    this.#wake = null
    this.paused = false
  }
}

/** What a strong bot makes of a finished match, asked for piece by piece, and no faster than the server likes. */

import { api, Refusal } from "./api"
import { say } from "./notices.svelte"
import type { Assessment, Assessments } from "./protocol"

const PAUSE_MS = 5000
const PATIENCE = 12

export class MatchReport {
  readonly #id: string
  decisions = $state.raw<Assessment[]>([])
  /** The moment that it has come to; null when all is known. */
  next = $state<number | null>(0)
  running = $state(false)
  /** Whether the server asked for a pause. */
  paused = $state(false)
  #wake: (() => void) | null = null

  constructor(id: string) {
    this.#id = id
  }

  /** Goes on from where it was stopped. */
  async run(): Promise<void> {
    if (this.running) return
    this.running = true
    while (this.running && this.next !== null) {
      const found = await this.#ask(this.next)
      if (found === null) break
      this.decisions = [...this.decisions, ...found.decisions]
      this.next = found.next
    }
    this.running = false
  }

  stop(): void {
    this.running = false
    this.#wake?.()
  }

  async #ask(from: number): Promise<Assessments | null> {
    for (let tries = 0; tries < PATIENCE && this.running; tries++) {
      try {
        return await api.assessments(this.#id, from)
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        if (problem.code !== "too-fast") {
          say(problem)
          return null
        }
        await this.#rest()
      }
    }
    return null
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

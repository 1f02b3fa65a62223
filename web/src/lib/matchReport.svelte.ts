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
    await this.#seen()
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
    await this.#until((done) => {
      const timer = setTimeout(done, PAUSE_MS)
      return () => clearTimeout(timer)
    })
    this.paused = false
  }

  /** Nothing is thought about where nobody looks. */
  async #seen(): Promise<void> {
    if (!document.hidden) return
    await this.#until((done) => {
      const look = (): void => {
        if (!document.hidden) done()
      }
      document.addEventListener("visibilitychange", look)
      return () => document.removeEventListener("visibilitychange", look)
    })
  }

  /** Waits for what `begin` waits for, or until it is stopped. */
  async #until(begin: (done: () => void) => () => void): Promise<void> {
    let end: (() => void) | undefined
    await new Promise<void>((done) => {
      this.#wake = done
      end = begin(done)
    })
    end?.()
    this.#wake = null
  }
}

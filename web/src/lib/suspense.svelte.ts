/** What may be told of a table: while dice roll on the board, everything around it still tells how things stood before. */

import { untrack } from "svelte"
import type { GameEvent, LogEntry, View } from "./protocol"

interface Told {
  view: View
  log: LogEntry[]
  events: GameEvent[]
}

export class Suspense {
  #now: Told
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `wait` says for how many milliseconds some events are held back. Within a component. */
  constructor(current: () => Told, wait: (events: GameEvent[]) => number) {
    this.#now = $state.raw(untrack(current))
    $effect.pre(() => {
      const next = current()
      untrack(() => this.#hear(next, wait))
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  get view(): View {
    return this.#now.view
  }

  get log(): LogEntry[] {
    return this.#now.log
  }

  get events(): GameEvent[] {
    return this.#now.events
  }

  #hear(next: Told, wait: (events: GameEvent[]) => number): void {
    clearTimeout(this.#timer)
    const follows = next.view.index === this.#now.view.index + 1 && next.view.viewer === this.#now.view.viewer
    const left = follows ? wait(next.events) : 0
    if (left > 0) this.#timer = setTimeout(() => (this.#now = next), left)
    else this.#now = next
  }
}

/** Thinks on this device about what a seat knows: on several workers, for a while, and not where nobody looks. */

import type { Found, Knowledge } from "../protocol"
import { type ModulePlace, type Part, tasksOf, together, workersFor } from "./parts"

/** Whether this browser can think at all. */
export function canThink(): boolean {
  return typeof WebAssembly !== "undefined" && typeof Worker !== "undefined"
}

export class Thinker {
  readonly #workers: Worker[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #end: (found: Found[] | null) => void = () => {}

  /**
   * What was found when its time is over; null if it was stopped, or if it cannot be thought about here. Meanwhile `told`
   * hears how things stand.
   */
  async think(known: Knowledge, module: ModulePlace, legal: number[], told: (found: Found[]) => void): Promise<Found[] | null> {
    const parts: Part[] = []
    const found = (): Found[] => together(parts.filter((part) => part !== undefined), legal, known.seat)
    const ended = new Promise<Found[] | null>((end) => (this.#end = end))
    const hidden = (): void => {
      if (document.hidden) this.stop()
    }
    document.addEventListener("visibilitychange", hidden)
    for (const [number, task] of tasksOf(known, module, workersFor(navigator.hardwareConcurrency)).entries()) {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })
      this.#workers.push(worker)
      const failed = (): void => this.#end(parts.some((part) => part !== undefined) ? found() : null)
      worker.onmessage = ({ data }: MessageEvent<Part | null>) => {
        if (data === null) return failed()
        // The time that modules take to come is not time to think.
        this.#timer ??= setTimeout(() => this.#end(found()), known.milliseconds)
        parts[number] = data
        told(found())
      }
      worker.onerror = failed
      worker.postMessage(task)
    }
    const result = await ended
    document.removeEventListener("visibilitychange", hidden)
    this.#rest()
    return result
  }

  /** Nobody wants to know any more. */
  stop(): void {
    this.#rest()
    this.#end(null)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    for (const worker of this.#workers.splice(0)) worker.terminate()
  }
}

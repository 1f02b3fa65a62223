/** Whether the server still makes machine code of the games: a server that opens at once is slower until then. */

import { api, Refusal } from "./api"
import type { MachineCodeState } from "./protocol"

const LOOK_EVERY = 5_000

/** What the server says, asked again until nothing will change any more. */
export class MachineCode {
  state = $state<MachineCodeState>("ready")
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor() {
    void this.#look()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  async #look(): Promise<void> {
    const hidden = document.hidden
    if (!hidden) {
      try {
        this.state = (await api.machineCode()).state
      } catch (problem) {
        // Where nobody can tell there is nothing to say; while one server makes way for another, the next look tells.
        if (!(problem instanceof Refusal)) throw problem
      }
    }
    const open = hidden || this.state === "compiling"
    if (open && !this.#closed) this.#timer = setTimeout(() => void this.#look(), LOOK_EVERY)
  }
}

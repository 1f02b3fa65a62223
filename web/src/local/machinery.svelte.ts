/** How far the machinery is that plays on this device. */

import { notice } from "../lib/notices.svelte"
import type { Failure, FromWorker } from "./messages"

const machinery = $state<{ share: number; ready: boolean; failure: Failure | null }>({
  share: 0,
  ready: false,
  failure: null,
})

let begin: () => void
/** Kept when something can be played here. */
export const started = new Promise<void>((done) => (begin = done))

/** From 0 to 1. */
export function progress(): number {
  return machinery.share
}

export function isReady(): boolean {
  return machinery.ready
}

/** Why nothing can be played here; null if something can. */
export function failure(): Failure | null {
  return machinery.failure
}

/** Takes in what the worker says of itself. */
export function note(message: FromWorker): void {
  if (message.say === "progress") machinery.share = message.share
  else if (message.say === "ready") {
    machinery.ready = true
    begin()
  }
  else if (message.say === "failed") {
    machinery.failure = message.code
    console.error(message.detail)
  } else if (message.say === "warning") notice(`device-${message.code}`, { count: message.count }, true)
}

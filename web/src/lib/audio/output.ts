/** The way to the loudspeaker: awake only while something is heard, and never where nobody looks. */

import { settings } from "../settings.svelte"

/** How long it stays awake after the last sound, in milliseconds. */
const DOZE = 6000
/** A sound that comes later than this belongs to nothing that is seen, in milliseconds. */
const TOO_LATE = 250

let context: AudioContext | null = null
/** Those who want to be heard until they say otherwise. */
const players = new Set<() => void>()
let dozing: ReturnType<typeof setTimeout> | undefined

function doze(): void {
  clearTimeout(dozing)
  dozing = setTimeout(() => {
    if (players.size === 0) void context?.suspend()
  }, DOZE)
}

function changed(): void {
  if (context?.state === "running") for (const player of players) player()
}

/** The context, if sound is wanted and can be heard now. */
export function running(): AudioContext | null {
  return settings.sound && context?.state === "running" && !document.hidden ? context : null
}

// Browsers allow sound only after a person has touched the page.
function touched(): void {
  if (!settings.sound || context?.state === "running") return
  if (context === null) {
    context = new AudioContext()
    context.addEventListener("statechange", changed)
  }
  void context.resume().then(changed)
  doze()
}
for (const gesture of ["pointerup", "click", "keydown"]) addEventListener(gesture, touched, { capture: true, passive: true })

document.addEventListener("visibilitychange", () => {
  if (document.hidden) void context?.suspend()
  else if (players.size > 0) void context?.resume()
})

/** Calls `act` with the context: now, or as soon as it is awake, or not at all. */
export function heard(act: (context: AudioContext) => void): void {
  if (!settings.sound || context === null || document.hidden) return
  const here = context
  doze()
  if (here.state === "running") {
    act(here)
    return
  }
  const asked = performance.now()
  void here.resume().then(() => {
    if (performance.now() - asked < TOO_LATE) act(here)
  })
}

/** Keeps awake whoever plays on, and calls `begin` whenever there is something to hear it with. The answer ends that. */
export function keepPlaying(begin: () => void): () => void {
  players.add(begin)
  if (context !== null && !document.hidden) void context.resume().then(begin)
  return () => {
    players.delete(begin)
    doze()
  }
}

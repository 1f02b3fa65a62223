/** The theme of a game while it is played: a bar at a time, ahead of when it is heard. */

import { barLength, bars, nextVariation, notesOf } from "./audio/arrange"
import { gainOf } from "./audio/levels"
import { factor } from "./audio/loudness"
import { keepPlaying, running } from "./audio/output"
import type { Mood, Theme } from "./audio/score"
import { noteBuffer } from "./audio/studio"

/** How long before a bar begins it is made ready, in seconds: the mood of the match is asked for then. */
const AHEAD = 1.4
/** How long it takes to fade when it ends, in seconds. */
const FADING = 0.5
/** From now until a first bar, so that all of its notes begin together, in seconds. */
const BREATH = 0.1

export class Music {
  mood: Mood
  readonly #theme: Theme
  #volume = 0
  #gain: GainNode | null = null
  readonly #sounding = new Set<AudioBufferSourceNode>()
  #release: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the next bar begins, by the clock of the sound. */
  #next = 0
  #part = ""
  #variation: number | null = null
  #bar = 0
  #busy = false

  constructor(theme: Theme, mood: Mood) {
    this.#theme = theme
    this.mood = mood
  }

  /** From 0 to 100. */
  set volume(volume: number) {
    this.#volume = volume
    this.#gain?.gain.setTargetAtTime(this.#loud, this.#gain.context.currentTime, 0.1)
  }

  get #loud(): number {
    return gainOf(this.#volume) * factor(this.#theme.gain)
  }

  start(): void {
    this.#release ??= keepPlaying(() => void this.#prepare())
  }

  /** It fades, and what was still to come is never heard. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#release?.()
    this.#release = null
    const gain = this.#gain
    this.#gain = null
    if (gain === null) return
    const now = gain.context.currentTime
    gain.gain.cancelScheduledValues(now)
    gain.gain.setTargetAtTime(0, now, FADING / 4)
    for (const source of this.#sounding) source.stop(now + FADING)
    setTimeout(() => gain.disconnect(), FADING * 2000)
  }

  /** Goes on to the next bar: another variation when one is over, at once when the match enters another part. */
  #advance(): void {
    if (this.mood.part !== this.#part) {
      this.#part = this.mood.part
      this.#variation = null
    }
    const part = this.#theme.parts[this.#part]
    if (this.#variation === null || this.#bar >= bars(part, this.#variation)) {
      this.#variation = nextVariation(part.variations.length, this.#variation)
      this.#bar = 0
    }
  }

  /** Makes the next bar and puts it where it belongs, and comes again shortly before the one after. */
  async #prepare(): Promise<void> {
    if (this.#busy || this.#release === null || running() === null) return
    clearTimeout(this.#timer)
    this.#busy = true
    this.#advance()
    const mood = { ...this.mood }
    const notes = notesOf(this.#theme, mood, this.#variation ?? 0, this.#bar)
    const made = await Promise.all(
      notes.map(async ({ at, loud, ...note }) => ({ at, loud, buffer: await noteBuffer(note) })),
    )
    this.#busy = false
    const context = running()
    if (context === null || this.#release === null) return
    if (this.#gain === null) {
      this.#gain = new GainNode(context, { gain: this.#loud })
      this.#gain.connect(context.destination)
    }
    const begin = Math.max(this.#next, context.currentTime + BREATH)
    for (const { at, loud, buffer } of made) {
      const source = new AudioBufferSourceNode(context, { buffer })
      source.connect(new GainNode(context, { gain: loud })).connect(this.#gain)
      source.start(begin + at)
      this.#sounding.add(source)
      source.addEventListener("ended", () => this.#sounding.delete(source))
    }
    this.#bar += 1
    this.#next = begin + barLength(this.#theme.parts[mood.part], mood.tension)
    const rest = Math.max(0, this.#next - AHEAD - context.currentTime)
    this.#timer = setTimeout(() => void this.#prepare(), rest * 1000)
  }
}

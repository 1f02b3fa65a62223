/** How loud everything is, in one place. */

import { factor, loudest, peak } from "./loudness"
import type { Size, SoundScore } from "./score"
import { mix, render } from "./synth"

/**
 * The loudest 400 ms of a sound with its volume at 100, in LUFS. Speech on air is at -23 in the mean and a good deal
 * above that in its loudest syllables, so that nothing here is louder than somebody who speaks.
 */
export const LEVELS: Record<Size, number> = { small: -29, middle: -25, large: -21 }
/** However short a sound is: several at once still fit. */
export const HIGHEST_PEAK = 0.4
/** The loudest tenth of a second of every note of a theme, before its layer makes it louder or quieter. */
export const NOTE_LEVEL = -30
const NOTE_WINDOW = 0.1

/** What a volume from 0 to 100 multiplies samples by: half of the way sounds about half as loud. */
export function gainOf(volume: number): number {
  return (Math.min(100, Math.max(0, volume)) / 100) ** 1.5
}

function scaled(samples: Float32Array, gain: number): Float32Array {
  return samples.map((value) => value * gain)
}

/** A sound as it is heard with its volume at 100: as loud as others of its size. */
export function renderSound({ size, notes }: SoundScore): Float32Array {
  const samples = mix(notes.map((note) => ({ samples: render(note), at: note.at ?? 0, loud: note.loud ?? 1 })))
  return scaled(samples, Math.min(factor(LEVELS[size] - loudest(samples)), HIGHEST_PEAK / peak(samples)))
}

/** A note of a theme: whatever it is played on, as loud as others. */
export function renderThemeNote(note: Parameters<typeof render>[0]): Float32Array {
  const samples = render(note)
  return scaled(samples, factor(NOTE_LEVEL - loudest(samples, NOTE_WINDOW)))
}

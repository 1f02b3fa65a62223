/** The raw material of notes: waves without harsh overtones, noise that is the same every time, plucked strings. */

import type { Wave } from "./score"

/** Samples a second. What is above half of it was never there. */
export const RATE = 32_000

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = Math.floor(seed) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Rounds off a jump (PolyBLEP), so that a wave with corners does not fold back from above what can be heard. */
function rounding(phase: number, step: number): number {
  if (phase < step) {
    const near = phase / step
    return near + near - near * near - 1
  }
  if (phase > 1 - step) {
    const near = (phase - 1) / step
    return near * near + near + near + 1
  }
  return 0
}

function rectangle(phase: number, step: number, width: number): number {
  const flat = phase < width ? 1 : -1
  return flat + rounding(phase, step) - rounding((phase + 1 - width) % 1, step) - (2 * width - 1)
}

/** One sample of a wave: `phase` from 0 to 1 within its period, `step` how far a sample goes. */
export function sample(wave: Wave, phase: number, step: number): number {
  switch (wave) {
    case "triangle":
      return 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5)
    case "square":
      return rectangle(phase, step, 0.5)
    case "pulse":
      return rectangle(phase, step, 0.25)
    case "saw":
      return 2 * phase - 1 - rounding(phase, step)
    default:
      return Math.sin(2 * Math.PI * phase)
  }
}

/** A plucked string (Karplus and Strong): a burst of noise that runs around and loses its edge. */
export function pluckedString(pitch: number, length: number, half: number): Float32Array {
  const out = new Float32Array(length)
  const period = RATE / pitch - 0.5
  const whole = Math.floor(period)
  const rest = period - whole
  const tuning = (1 - rest) / (1 + rest)
  const loss = 2 ** (-1 / (pitch * half))
  const line = new Float32Array(whole)
  const random = randomFrom(pitch * 100)
  let mean = 0
  for (let place = 0; place < whole; place++) mean += line[place] = random() * 2 - 1
  // A finger is softer than noise.
  for (let place = 0, before = 0; place < whole; place++) before = line[place] = 0.5 * (line[place] - mean / whole) + 0.5 * before
  let [before, tunedBefore, meanBefore] = [0, 0, 0]
  for (let place = 0, at = 0; place < length; place++, at = (at + 1) % whole) {
    const now = line[at]
    const softened = 0.5 * (now + before) * loss
    const tuned = tuning * (softened - tunedBefore) + meanBefore
    before = now
    meanBefore = softened
    tunedBefore = tuned
    line[at] = tuned
    out[place] = now
  }
  return out
}

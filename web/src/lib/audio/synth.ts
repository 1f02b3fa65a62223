/** The synthesiser: notes become samples. Pure arithmetic, so that what is heard can be measured anywhere. */

import { filtered, inRoom } from "./filters"
import type { Note, Timbre } from "./score"
import { pluckedString, randomFrom, RATE, sample } from "./waves"

/** Over which nothing begins or ends with a click. */
const SOFTLY = 0.004
/** What has become so quiet is silent. */
const SILENT = 0.001
/** Below this there is no tone, only a push against the membrane. */
const LOWEST = 25

/** One wave with all that wobbles in it. */
function waveOf(timbre: Timbre, note: Note, length: number): Float32Array {
  const { wave, vibrato, chorus = [] } = timbre
  if (wave === "string") return pluckedString(note.pitch, length, timbre.half ?? 0.3)
  const out = new Float32Array(length)
  const random = randomFrom(note.pitch * 10 + length)
  if (wave === "noise") {
    for (let place = 0; place < length; place++) out[place] = random() * 2 - 1
    return out
  }
  const glide = note.to === undefined ? 1 : (note.to / note.pitch) ** (1 / Math.max(1, note.for * RATE))
  const last = note.for * RATE
  for (const cents of [0, ...chorus]) {
    let step = (note.pitch * 2 ** (cents / 1200)) / RATE
    let phase = cents === 0 ? 0 : random()
    for (let place = 0; place < length; place++) {
      out[place] += sample(wave, phase, step)
      let now = step
      if (vibrato) now *= 2 ** ((vibrato.cents / 1200) * Math.sin((2 * Math.PI * vibrato.hertz * place) / RATE))
      phase = (phase + now) % 1
      if (place < last) step *= glide
    }
  }
  return out
}

/** A sum of sines that die away one after the other, as in a bell. */
function partialsOf(partials: NonNullable<Timbre["partials"]>, note: Note, half: number, length: number): Float32Array {
  const out = new Float32Array(length)
  for (const [multiple, loud, fading] of partials) {
    const turn = (2 * Math.PI * note.pitch * multiple) / RATE
    if (turn > Math.PI * 0.9) continue
    const fade = 2 ** (-(fading - 1) / (half * RATE))
    for (let place = 0, left = loud; place < length; place++, left *= fade) out[place] += left * Math.sin(turn * place)
  }
  return out
}

/** In place: how loud the note is from its beginning to its end. */
function shape(samples: Float32Array, timbre: Timbre, held: number): void {
  const attack = Math.max(SOFTLY, timbre.attack)
  const fade = timbre.half === undefined || timbre.wave === "string" ? 1 : 2 ** (-1 / (timbre.half * RATE))
  const let_go = SILENT ** (1 / (timbre.release * RATE))
  const { tremolo } = timbre
  let level = 1
  for (let place = 0; place < samples.length; place++) {
    const now = place / RATE
    const shake = tremolo ? 1 - tremolo.depth * (0.5 + 0.5 * Math.sin(2 * Math.PI * tremolo.hertz * now)) : 1
    samples[place] *= Math.min(1, now / attack) * level * shake
    level *= now < held ? fade : fade * let_go
  }
}

/** In place: without what is no tone, and silent at the end. */
function clean(samples: Float32Array): void {
  const keep = Math.exp((-2 * Math.PI * LOWEST) / RATE)
  let [x1, y1] = [0, 0]
  for (let place = 0; place < samples.length; place++) {
    const x = samples[place]
    y1 = x - x1 + keep * y1
    x1 = x
    samples[place] = y1
  }
  const soft = Math.min(samples.length, Math.round(SOFTLY * RATE))
  for (let place = 0; place < soft; place++) samples[samples.length - 1 - place] *= place / soft
}

/** The samples of one note from its own beginning; `at` and `loud` are for who mixes it. */
export function render(note: Note): Float32Array {
  const { timbre } = note
  const length = Math.round((note.for + timbre.release) * RATE)
  let samples = timbre.partials
    ? partialsOf(timbre.partials, note, timbre.half ?? 1, length)
    : waveOf(timbre, note, length)
  if (timbre.air) {
    const random = randomFrom(note.pitch)
    const air = filtered(samples.map(() => random() * 2 - 1), { kind: "band", hertz: Math.min(6000, note.pitch * 6), q: 1 })
    samples = samples.map((value, place) => value + (timbre.air ?? 0) * air[place])
  }
  shape(samples, timbre, note.for)
  if (timbre.formants) {
    const throat = timbre.formants.map(([hertz, q, loud]) => ({ loud, through: filtered(samples, { kind: "band", hertz, q }) }))
    samples = samples.map((_, place) => throat.reduce((sum, { loud, through }) => sum + loud * through[place], 0))
  }
  if (timbre.filter) samples = filtered(samples, timbre.filter)
  if (timbre.room) samples = inRoom(samples, timbre.room)
  clean(samples)
  return samples
}

/** Notes at their times, one over the other. */
export function mix(parts: { samples: Float32Array; at: number; loud: number }[]): Float32Array {
  const length = Math.max(0, ...parts.map(({ samples, at }) => Math.round(at * RATE) + samples.length))
  const out = new Float32Array(length)
  for (const { samples, at, loud } of parts) {
    const begin = Math.round(at * RATE)
    for (let place = 0; place < samples.length; place++) out[begin + place] += loud * samples[place]
  }
  return out
}

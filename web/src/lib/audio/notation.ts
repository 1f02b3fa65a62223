/** How music is written down here: scores as lines of text. */

import type { Note, Timbre } from "./score"

/** Semitones above C. */
const STEPS: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }

/** "a4" is 440 hertz, "c#3" and "eb3" have accidentals. */
export function hertz(name: string): number {
  const found = /^([a-g])([#b]?)(\d)$/.exec(name)
  if (found === null) throw new Error(`“${name}” is not a note.`)
  const [, letter, accidental, octave] = found
  const semitones = STEPS[letter] + (accidental === "#" ? 1 : accidental === "b" ? -1 : 0) + 12 * Number(octave)
  return 440 * 2 ** ((semitones - 57) / 12)
}

/** A note of a line: what to play ("a4", or a letter of a kit), when and for how long, in parts of its bar. */
export interface Written {
  plays: string
  at: number
  for: number
  loud: number
}

const ACCENT: Record<string, number> = { "!": 1.35, "?": 0.6 }

/**
 * Bars stand between “|”, and each is divided evenly among its tokens: a note, notes at once (`a2+e3`), “.” for silence
 * and “-” for holding what sounds. “!” after it makes it stronger, “?” weaker; a bar “%” is the one before again.
 */
export function read(line: string): Written[][] {
  const bars: Written[][] = []
  for (const text of line.split("|")) {
    const tokens = text.trim().split(/\s+/)
    if (tokens.length === 1 && tokens[0] === "%") {
      bars.push(bars[bars.length - 1])
      continue
    }
    const bar: Written[] = []
    let sounding: Written[] = []
    tokens.forEach((token, place) => {
      if (token === "-") {
        for (const note of sounding) note.for += 1 / tokens.length
        return
      }
      sounding = []
      if (token === ".") return
      const loud = ACCENT[token.at(-1) ?? ""] ?? 1
      const names = loud === 1 ? token : token.slice(0, -1)
      sounding = names.split("+").map((plays) => ({ plays, at: place / tokens.length, for: 1 / tokens.length, loud }))
      bar.push(...sounding)
    })
    bars.push(bar)
  }
  return bars
}

/** A note of a sound; pitches in hertz where they have no name. */
export function note(timbre: Timbre, pitch: string | number, at: number, length: number, loud = 1, to?: number): Note {
  return { timbre, pitch: typeof pitch === "string" ? hertz(pitch) : pitch, at, for: length, loud, to }
}

/** Notes one after the other, `each` seconds apart. */
export function run(timbre: Timbre, names: string, each: number, at = 0, loud = 1): Note[] {
  return names.split(" ").map((name, place) => note(timbre, name, at + place * each, each, loud))
}

/** Taps at these moments, each a little deeper or higher than the one before. */
export function taps(timbre: Timbre, pitch: number, moments: number[], length: number, drift = 0.93, loud = 1): Note[] {
  return moments.map((at, place) => note(timbre, pitch * drift ** place, at, length, loud))
}

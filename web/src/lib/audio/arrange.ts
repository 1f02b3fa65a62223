/** From a theme and a mood to notes: which variation comes next, which layers are heard, how fast it goes. */

import { hertz, read, type Written } from "./notation"
import type { Layer, Mood, Note, Part, Theme } from "./score"

/** Tempo and layers follow the tension in steps, so that notes of the same length come again and need not be made anew. */
const STEP = 0.25
/** Notes of a theme are as long as a multiple of this. */
const GRAIN = 1 / 32

/** The variation after `last`: never the same twice in a row, where there is another. */
export function nextVariation(count: number, last: number | null, random: () => number = Math.random): number {
  if (last === null || count < 2) return 0
  const other = Math.floor(random() * (count - 1))
  return other < last ? other : other + 1
}

const stepped = (tension: number): number => Math.floor(Math.min(1, Math.max(0, tension)) / STEP) * STEP

/** Seconds that a bar takes. */
export function barLength({ tempo: [calm, tense], beats }: Part, tension: number): number {
  return (60 / (calm + (tense - calm) * stepped(tension))) * beats
}

const lines = new Map<string, Written[][]>()

function barsOf(line: string): Written[][] {
  const known = lines.get(line) ?? read(line)
  lines.set(line, known)
  return known
}

/** How many bars a variation has. */
export function bars(part: Part, variation: number): number {
  return Math.max(...Object.values(part.variations[variation]).map((line) => barsOf(line).length))
}

/** A moment of a bar, from 0 to 1, as it swings: the second half of a beat comes late. */
function swung({ beats, swing = 0.5 }: Part, moment: number): number {
  const beat = Math.floor(moment * beats + 1e-9)
  const within = moment * beats - beat
  const moved = within < 0.5 ? within * 2 * swing : swing + (within - 0.5) * 2 * (1 - swing)
  return (beat + moved) / beats
}

/** A note as its layer plays it; one of a kit lasts as long as it always does. */
function played({ timbre, kit }: Layer, plays: string): Note {
  const note = timbre === undefined ? kit?.[plays] : { timbre, pitch: hertz(plays), for: 0 }
  if (note === undefined) throw new Error(`No instrument is called “${plays}”.`)
  return note
}

/** A note of a bar, `at` counted from the bar's beginning. */
export type ThemeNote = Note & { at: number; loud: number }

/** The notes of one bar. */
export function notesOf(theme: Theme, mood: Mood, variation: number, bar: number): ThemeNote[] {
  const part = theme.parts[mood.part]
  const length = barLength(part, mood.tension)
  return Object.entries(part.variations[variation]).flatMap(([name, line]) => {
    const layer = theme.layers[name]
    if (mood.tension < layer.from) return []
    return (barsOf(line)[bar] ?? []).map((written) => {
      const note = played(layer, written.plays)
      const at = swung(part, written.at) * length
      const seconds = (swung(part, written.at + written.for) * length - at) * (layer.held ?? 0.9)
      const held = note.for > 0 ? note.for : Math.max(GRAIN, Math.floor(seconds / GRAIN) * GRAIN)
      return { ...note, at, for: held, loud: layer.loud * written.loud }
    })
  })
}

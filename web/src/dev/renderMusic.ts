/** Sounds and themes as samples, for tests and tables of measures: the same arithmetic as at a table. */

import { barLength, bars, notesOf } from "../lib/audio/arrange"
import { renderThemeNote } from "../lib/audio/levels"
import { factor } from "../lib/audio/loudness"
import type { SoundScores, Theme } from "../lib/audio/score"
import { mix } from "../lib/audio/synth"
import { SHARED } from "../lib/audio/sounds"

const FOLDER = /\/games\/([^/]+)\//

/** What the games bring along in files of one name, by game. */
function ofGames<Part>(files: Record<string, Part>): Record<string, Part> {
  return Object.fromEntries(Object.entries(files).map(([path, part]) => [FOLDER.exec(path)![1], part]))
}

export const SOUNDS: Record<string, SoundScores> = {
  shared: SHARED,
  ...ofGames(import.meta.glob<SoundScores>("../games/*/sounds.ts", { eager: true, import: "scores" })),
}
export const THEMES = ofGames(import.meta.glob<Theme>("../games/*/theme.ts", { eager: true, import: "theme" }))

const made = new Map<string, Float32Array>()

/** Variations of a part of a theme one after the other, with its volume at 100. */
export function renderTheme(theme: Theme, part: string, tension: number, variations: number[]): Float32Array {
  const found = theme.parts[part]
  const length = barLength(found, tension)
  let begin = 0
  const parts = variations.flatMap((variation) =>
    Array.from({ length: bars(found, variation) }, (_, bar) => {
      const notes = notesOf(theme, { part, tension }, variation, bar).map(({ at, loud, ...note }) => {
        const key = JSON.stringify(note)
        const samples = made.get(key) ?? renderThemeNote(note)
        made.set(key, samples)
        return { samples, at: begin + at, loud: loud * factor(theme.gain) }
      })
      begin += length
      return notes
    }).flat(),
  )
  return mix(parts)
}

/** Seconds of a part of a theme, without what rings after it. */
export function lengthOf(theme: Theme, part: string, tension: number, variations: number[]): number {
  const found = theme.parts[part]
  return barLength(found, tension) * variations.reduce((sum, variation) => sum + bars(found, variation), 0)
}

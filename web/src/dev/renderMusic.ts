/** Sounds and themes as samples, for tests and tables of measures: the same arithmetic as at a table. */

import { barLength, bars, notesOf } from "../lib/audio/arrange"
import { renderThemeNote } from "../lib/audio/levels"
import { factor } from "../lib/audio/loudness"
import type { SoundScores, Theme } from "../lib/audio/score"
import { mix } from "../lib/audio/synth"
import { scores as kragmortha } from "../games/kragmortha/sounds"
import { theme as library } from "../games/kragmortha/theme"
import { scores as looterz } from "../games/looterz/sounds"
import { theme as dungeon } from "../games/looterz/theme"
import { scores as platformer } from "../games/platformer/sounds"
import { theme as tower } from "../games/platformer/theme"
import { SHARED } from "../lib/audio/sounds"

export const SOUNDS: Record<string, SoundScores> = { shared: SHARED, kragmortha, looterz, platformer }
export const THEMES: Record<string, Theme> = { kragmortha: library, looterz: dungeon, platformer: tower }

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

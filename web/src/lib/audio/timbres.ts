/** Instruments that any game may play on. */

import type { Timbre } from "./score"

/** A finger on a string, as on a violin or a lute. */
export const PIZZICATO: Timbre = { wave: "string", attack: 0.001, half: 0.22, release: 0.25, filter: { kind: "low", hertz: 4200 }, room: 0.5 }
/** The same on a big one, which stands on the floor. */
export const BASS_STRING: Timbre = { wave: "string", attack: 0.002, half: 0.45, release: 0.12, filter: { kind: "low", hertz: 1600 } }
/** A reed of wood, deep and a little comical. */
export const BASSOON: Timbre = {
  wave: "pulse", attack: 0.03, release: 0.09, vibrato: { hertz: 5, cents: 9 }, air: 0.02,
  formants: [[480, 2.2, 1], [1150, 4, 0.35], [220, 0.8, 0.4]], room: 0.5,
}
/** The same with a hat before it. */
export const MUTED_HORN: Timbre = {
  wave: "saw", attack: 0.025, half: 1.2, release: 0.1, vibrato: { hertz: 5.4, cents: 14 },
  formants: [[900, 1.6, 1], [1700, 3, 0.5]], filter: { kind: "low", hertz: 3600 },
}
/** Low brass that means it. */
export const LOW_BRASS: Timbre = { wave: "saw", attack: 0.02, half: 0.5, release: 0.1, chorus: [7], filter: { kind: "low", hertz: 1500, to: 420 } }
/** A small bell, such as a celesta has. */
export const BELL: Timbre = {
  wave: "sine", partials: [[1, 1, 1], [2.76, 0.35, 2.2], [5.4, 0.14, 4]], attack: 0.001, half: 0.28, release: 0.5, room: 0.6,
}
/** Bars of metal with a slow shimmer. */
export const VIBES: Timbre = {
  wave: "sine", partials: [[1, 1, 1], [4, 0.22, 3], [9.9, 0.05, 6]], attack: 0.002, half: 0.5, release: 0.35, tremolo: { hertz: 5.2, depth: 0.3 },
}
/** Metal that rings for a moment: coins, keys. */
export const COIN: Timbre = {
  wave: "sine", partials: [[1, 1, 1], [1.48, 0.5, 1.5], [2.31, 0.4, 2], [3.9, 0.2, 3]], attack: 0.001, half: 0.07, release: 0.16,
}
/** Wood on wood. */
export const WOOD: Timbre = { wave: "sine", partials: [[1, 1, 1], [2.6, 0.5, 2], [4.3, 0.25, 3]], attack: 0.001, half: 0.02, release: 0.06 }
/** A skin: pitch falls as it is struck (`to`). */
export const DRUM: Timbre = { wave: "sine", attack: 0.002, half: 0.09, release: 0.12 }
/** The rattle of many small things. */
export const RATTLE: Timbre = { wave: "noise", attack: 0.001, half: 0.02, release: 0.05, filter: { kind: "band", hertz: 2200, q: 1.4 } }
/** A brush on a drum, a card on a table. */
export const BRUSH: Timbre = { wave: "noise", attack: 0.006, half: 0.04, release: 0.08, filter: { kind: "band", hertz: 5200, q: 0.9 } }
/** Fingers. */
export const SNAP: Timbre = { wave: "noise", attack: 0.001, half: 0.014, release: 0.05, filter: { kind: "band", hertz: 1900, q: 2.5 } }
/** Stone that gives way. */
export const RUBBLE: Timbre = { wave: "noise", attack: 0.003, half: 0.09, release: 0.25, filter: { kind: "low", hertz: 900, to: 180 } }
/** Air past an ear. */
export const BREATH: Timbre = { wave: "noise", attack: 0.09, half: 0.25, release: 0.2, filter: { kind: "band", hertz: 700, to: 2200, q: 1.6 } }
/** Old men in a crypt, on one vowel. */
export const CHOIR: Timbre = {
  wave: "saw", attack: 0.45, release: 0.7, chorus: [-9, 8], vibrato: { hertz: 4.6, cents: 12 },
  formants: [[430, 5, 1], [760, 6, 0.5], [2300, 8, 0.08]], room: 0.8,
}
/** Bows that tremble. */
export const TREMOLO: Timbre = {
  wave: "saw", attack: 0.3, release: 0.4, chorus: [6], tremolo: { hertz: 9, depth: 0.7 }, filter: { kind: "low", hertz: 2600 }, room: 0.6,
}
/** What old games had: a square and its thinner sister, a triangle, noise. */
export const SQUARE: Timbre = { wave: "square", attack: 0.003, half: 0.5, release: 0.04, filter: { kind: "low", hertz: 5200 } }
export const PULSE: Timbre = { wave: "pulse", attack: 0.003, half: 0.3, release: 0.05, filter: { kind: "low", hertz: 5600 } }
export const TRIANGLE: Timbre = { wave: "triangle", attack: 0.003, release: 0.03 }
export const CRUNCH: Timbre = { wave: "noise", attack: 0.001, half: 0.05, release: 0.08, filter: { kind: "low", hertz: 3400, to: 900 } }

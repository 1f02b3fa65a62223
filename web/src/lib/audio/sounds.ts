/** The sounds that every game has; a game may have its own for each of them, and more. */

import { note, run, taps } from "./notation"
import type { SoundScore, Timbre } from "./score"
import { BELL, BREATH, BRUSH, CHOIR, COIN, DRUM, PIZZICATO, RATTLE, RUBBLE, SNAP, VIBES, WOOD } from "./timbres"

/** Air that moves, from one height to another. */
const air = (from: number, to: number): Timbre => ({ ...BREATH, attack: 0.04, half: 0.09, filter: { kind: "band", hertz: from, to, q: 1.2 } })

export const SHARED = {
  click: { size: "small", notes: [note(WOOD, 1400, 0, 0.02)] },
  turn: { size: "middle", notes: run(VIBES, "e5 a5", 0.11) },
  step: { size: "small", notes: [note(DRUM, 190, 0, 0.05, 1, 110), note(SNAP, 200, 0, 0.01, 0.3)] },
  slide: { size: "small", notes: [note(air(900, 400), 200, 0, 0.12)] },
  push: { size: "middle", notes: [note(DRUM, 160, 0, 0.1, 1, 60), note(RUBBLE, 200, 0, 0.04, 0.5)] },
  card: { size: "small", notes: [note(BRUSH, 200, 0, 0.05)] },
  shuffle: { size: "small", notes: taps(BRUSH, 200, [0, 0.06, 0.11, 0.17, 0.22], 0.03) },
  coin: { size: "middle", notes: [note(COIN, "g6", 0, 0.06), note(COIN, "d7", 0.07, 0.12)] },
  dice: { size: "middle", notes: [...taps(RATTLE, 200, [0, 0.07, 0.13, 0.21, 0.26], 0.03), ...taps(WOOD, 520, [0.01, 0.14, 0.27], 0.02, 0.9, 0.5)] },
  hit: { size: "middle", notes: [note(DRUM, 230, 0, 0.08, 1, 70), note(RUBBLE, 200, 0, 0.05, 0.8)] },
  miss: { size: "small", notes: [note(air(1500, 3400), 200, 0, 0.14)] },
  heal: { size: "middle", notes: run(VIBES, "c5 e5 g5", 0.08) },
  fall: { size: "middle", notes: [note({ ...DRUM, half: 0.4 }, 520, 0, 0.36, 0.6, 110), note(RUBBLE, 200, 0.36, 0.06)] },
  crumble: { size: "large", notes: taps(RUBBLE, 200, [0, 0.08, 0.15, 0.24, 0.34], 0.1) },
  magic: { size: "middle", notes: run(BELL, "a5 c#6 e6 a6", 0.07) },
  chill: { size: "middle", notes: [note(CHOIR, "d3", 0, 0.7), note(CHOIR, "eb3", 0, 0.7, 0.8)] },
  alarm: { size: "large", notes: run(PIZZICATO, "f#5 d5 f#5 d5", 0.13) },
  reveal: { size: "middle", notes: [note(air(500, 2400), 200, 0, 0.25, 0.6), ...run(PIZZICATO, "g4 c5", 0.12, 0.12)] },
  win: { size: "large", notes: run(VIBES, "c5 e5 g5 c6 g5 c6", 0.13) },
  lose: { size: "large", notes: run(PIZZICATO, "g4 f#4 e4 c4", 0.19) },
} satisfies Record<string, SoundScore>

export type SharedSound = keyof typeof SHARED

/** Which small sound belongs to what happens, and how it goes: strings for goblins, bells for magic, a crypt for Rigor Mortis. */

import type { GameEvent } from "../../lib/board"
import { note, run, taps } from "../../lib/audio/notation"
import type { SoundScore, Timbre } from "../../lib/audio/score"
import { BASSOON, BELL, BREATH, BRUSH, CHOIR, DRUM, PIZZICATO, RATTLE, RUBBLE, TREMOLO, WOOD } from "../../lib/audio/timbres"

const QUICK: Timbre = { ...PIZZICATO, half: 0.09, release: 0.12 }
const STAB: Timbre = { ...TREMOLO, attack: 0.01, half: 0.5 }

export const scores = {
  click: { size: "small", notes: [note(WOOD, 1150, 0, 0.02)] },
  turn: { size: "middle", notes: run(PIZZICATO, "d5 a5", 0.12) },
  step: { size: "small", notes: [note(QUICK, "d4", 0, 0.08), note(WOOD, 700, 0, 0.02, 0.3)] },
  card: { size: "small", notes: [note(BRUSH, 200, 0, 0.06), note(RATTLE, 200, 0.04, 0.02, 0.3)] },
  shuffle: { size: "small", notes: taps(BRUSH, 200, [0, 0.05, 0.1, 0.16, 0.21, 0.27], 0.03) },
  slide: { size: "small", notes: run(QUICK, "f4 g4", 0.07) },
  push: { size: "middle", notes: [note(DRUM, 170, 0, 0.1, 1, 62), ...run(QUICK, "a4 e4 c#4", 0.06, 0.02, 0.9)] },
  reveal: { size: "middle", notes: [note(BREATH, 200, 0, 0.2, 0.5), ...run(BELL, "d5 g#5", 0.14, 0.12)] },
  /** He walks. */
  stride: { size: "middle", notes: [note(DRUM, 82, 0, 0.16, 1, 44), note(CHOIR, "d3", 0, 0.4, 0.35), note(CHOIR, "eb3", 0, 0.4, 0.3)] },
  /** He is somewhere else, all at once. */
  appear: { size: "large", notes: [note(BREATH, 200, 0, 0.35, 0.9), note(CHOIR, "d3", 0.2, 0.9), note(CHOIR, "ab3", 0.2, 0.9, 0.8)] },
  /** Face to face. */
  meet: { size: "large", notes: [note(STAB, "c#5", 0, 0.5), note(STAB, "d5", 0, 0.5), note(STAB, "g#4", 0, 0.5), note(DRUM, 90, 0, 0.3, 1.2, 40)] },
  /** A Withering Look: something goes soft. */
  curse: { size: "large", notes: [...run(BASSOON, "d4 c#4 c4", 0.17), note({ ...BASSOON, half: 0.3 }, "b3", 0.51, 0.5, 1, 92)] },
  lifted: { size: "middle", notes: run(BASSOON, "a3 c#4 e4", 0.11) },
  tome: { size: "middle", notes: [note(RATTLE, 200, 0, 0.03, 0.4), ...run(BELL, "f5 a5 d6", 0.09, 0.05)] },
  magic: { size: "middle", notes: run(BELL, "d6 a5 f6 c#6", 0.07) },
  teleport: { size: "middle", notes: run(BELL, "a6 f6 d6 a5 f5 d5", 0.045) },
  accuse: { size: "middle", notes: [note(DRUM, 200, 0, 0.08, 1, 70), ...run(BASSOON, "e3 bb2", 0.16, 0.05)] },
  breach: { size: "large", notes: run(PIZZICATO, "bb5 e5 bb5 e5 bb5", 0.11) },
  win: { size: "large", notes: [...run(PIZZICATO, "d5 f5 a5 d6 a5 d6", 0.13), ...run(BELL, "d6 f6", 0.26, 0.39, 0.5), note(BASSOON, "d3", 0.65, 0.5, 0.7)] },
  lose: { size: "large", notes: [...run(BASSOON, "a3 g#3 g3", 0.22), note(BASSOON, "d3", 0.66, 0.7), note(RUBBLE, 200, 0.66, 0.1, 0.3)] },
} satisfies Record<string, SoundScore>

const SOUNDS: Record<string, keyof typeof scores> = {
  placed: "step",
  turn: "turn",
  played: "card",
  stepped: "step",
  rigor_moved: "stride",
  pushed: "push",
  met: "meet",
  look_drawn: "curse",
  sent: "teleport",
  token_turned: "reveal",
  tokens_shuffled: "shuffle",
  tome_drawn: "tome",
  tome_used: "magic",
  rigor_teleported: "appear",
  shown: "card",
  drew: "card",
  discards_shuffled: "shuffle",
  discarded: "card",
  swapped: "magic",
  took_card: "slide",
  look_lifted: "lifted",
  scapegoat_named: "accuse",
  warded: "magic",
  breach_found: "breach",
}

export function sound(event: GameEvent): string | null {
  return SOUNDS[event.kind] ?? null
}

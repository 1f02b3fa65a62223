/** Which small sound belongs to what happens, and how it goes: paws, cards and, again and again, coins. */

import type { GameEvent } from "../../lib/board"
import { note, run, taps } from "../../lib/audio/notation"
import type { SoundScore, Timbre } from "../../lib/audio/score"
import { BASS_STRING, BREATH, BRUSH, CHOIR, COIN, DRUM, LOW_BRASS, MUTED_HORN, RATTLE, RUBBLE, SNAP, VIBES, WOOD } from "../../lib/audio/timbres"

const SWISH: Timbre = { ...BREATH, attack: 0.03, half: 0.07, filter: { kind: "band", hertz: 1400, to: 4200, q: 1.1 } }
/** What a cat says who did not want this. */
const YOWL: Timbre = { ...MUTED_HORN, attack: 0.04, half: 0.4, vibrato: { hertz: 7, cents: 30 } }

export const scores = {
  click: { size: "small", notes: [note(SNAP, 200, 0, 0.02)] },
  turn: { size: "middle", notes: run(VIBES, "g5 d6", 0.11) },
  card: { size: "small", notes: [note(BRUSH, 200, 0, 0.05)] },
  recruit: { size: "middle", notes: [note(BRUSH, 200, 0, 0.05, 0.5), ...run(VIBES, "d5 f5", 0.09, 0.04)] },
  slide: { size: "small", notes: [note(SWISH, 200, 0, 0.08)] },
  dice: { size: "middle", notes: [...taps(RATTLE, 200, [0, 0.06, 0.11, 0.19, 0.27], 0.03), ...taps(WOOD, 640, [0.01, 0.12, 0.28], 0.02, 0.88, 0.6)] },
  /** A pocket fills. */
  coin: { size: "middle", notes: [note(COIN, "e6", 0, 0.05, 0.8), note(COIN, "b6", 0.06, 0.06), note(COIN, "e7", 0.13, 0.14)] },
  /** Somebody else's pocket empties: the same coins, and quick paws. */
  steal: { size: "middle", notes: [note(SWISH, 200, 0, 0.1, 0.8), ...run(COIN, "b6 g6 e6 b6", 0.05, 0.08)] },
  /** Coins roll away. */
  spill: { size: "middle", notes: [0, 0.05, 0.12, 0.21, 0.33].map((at, place) => note(COIN, 1800 * 0.86 ** place, at, 0.06, 1 - place * 0.12)) },
  hit: { size: "middle", notes: [note(DRUM, 240, 0, 0.07, 1, 80), note(SNAP, 200, 0, 0.02, 0.8), note(RUBBLE, 200, 0.01, 0.03, 0.5)] },
  miss: { size: "small", notes: [note(SWISH, 200, 0, 0.12)] },
  heal: { size: "middle", notes: run(VIBES, "bb4 d5 g5", 0.08) },
  fall: { size: "middle", notes: [note(YOWL, 620, 0, 0.3, 1, 290), note(DRUM, 120, 0.3, 0.08, 1.2, 55)] },
  magic: { size: "middle", notes: run(VIBES, "g5 bb5 c#6 e6", 0.06) },
  control: { size: "middle", notes: [...run(VIBES, "e5 c#5 bb4 g4", 0.08), note(YOWL, 420, 0.3, 0.25, 0.7, 560)] },
  wish: { size: "middle", notes: [note(CHOIR, "g3", 0, 0.5, 0.8), ...run(VIBES, "d5 bb4", 0.15, 0.1)] },
  act: { size: "middle", notes: [note(SNAP, 200, 0, 0.02, 0.7), ...run(BASS_STRING, "g2 bb2 d3", 0.07)] },
  reveal: { size: "middle", notes: [note(SWISH, 200, 0, 0.1, 0.5), ...run(VIBES, "g4 d5", 0.12, 0.08)] },
  alarm: { size: "large", notes: run(LOW_BRASS, "g3 d3 g3 d3", 0.14) },
  /** A piece of his picture: he comes nearer. */
  rigor: { size: "large", notes: [note(CHOIR, "g2", 0, 1), note(CHOIR, "db3", 0, 1, 0.9), ...run(LOW_BRASS, "g2 ab2", 0.3, 0.1, 0.9)] },
  win: { size: "large", notes: [...run(MUTED_HORN, "g4 bb4 d5 g5", 0.14), ...run(COIN, "d6 g6 b6 d7 g6 d7", 0.09, 0.45, 0.7), note(MUTED_HORN, "g4", 0.62, 0.5, 0.7)] },
  lose: { size: "large", notes: [...run(MUTED_HORN, "d4 c#4 c4", 0.24), note({ ...YOWL, half: 0.7 }, 247, 0.72, 0.7, 1, 225)] },
} satisfies Record<string, SoundScore>

const SOUNDS: Record<string, keyof typeof scores> = {
  turn: "turn",
  drew: "card",
  rigor_seen: "rigor",
  recruited: "recruit",
  rolled: "dice",
  earned: "coin",
  stole: "steal",
  lost: "spill",
  hurt: "hit",
  healed: "heal",
  died: "fall",
  sacrificed: "fall",
  took_control: "control",
  gave_back: "slide",
  returned: "card",
  reclaimed: "card",
  turned_over: "alarm",
  discarded: "card",
  last_wish: "wish",
  recruitment: "reveal",
  activated: "act",
}

export function sound(event: GameEvent): string | null {
  if (event.kind === "hurt" && event.damage === 0) return "miss"
  return SOUNDS[event.kind] ?? null
}

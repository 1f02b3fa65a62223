/** Which small sound belongs to what happens, and how it goes: squares, triangles and noise, as machines in arcades had them. */

import type { GameEvent } from "../../lib/board"
import { note, run, taps } from "../../lib/audio/notation"
import type { SoundScore, Timbre } from "../../lib/audio/score"
import { CRUNCH, DRUM, PULSE, RATTLE, RUBBLE, SNAP, SQUARE, TRIANGLE } from "../../lib/audio/timbres"

/** Squares that glide and fade. */
const ZAP: Timbre = { ...SQUARE, half: 0.08, release: 0.06 }
const CHIME: Timbre = { ...PULSE, half: 0.12, release: 0.12 }
const LOW: Timbre = { ...SQUARE, half: 0.4, release: 0.12, filter: { kind: "low", hertz: 1600 } }

export const scores = {
  click: { size: "small", notes: [note(CHIME, "e6", 0, 0.02)] },
  turn: { size: "middle", notes: run(PULSE, "e5 a5", 0.09) },
  step: { size: "small", notes: [note(TRIANGLE, 210, 0, 0.04, 1, 330)] },
  slide: { size: "small", notes: [note(CRUNCH, 200, 0, 0.05), note(TRIANGLE, 150, 0, 0.08, 0.7, 120)] },
  push: { size: "middle", notes: [note(ZAP, 240, 0, 0.09, 1, 90), note(CRUNCH, 200, 0, 0.04, 0.8)] },
  card: { size: "small", notes: run(CHIME, "a5 e6", 0.04) },
  shuffle: { size: "small", notes: taps(SNAP, 200, [0, 0.05, 0.1, 0.15, 0.2], 0.02) },
  coin: { size: "middle", notes: [note(CHIME, "c6", 0, 0.06), note(CHIME, "f6", 0.07, 0.22)] },
  gem: { size: "middle", notes: run(CHIME, "e6 g#6 b6", 0.055) },
  buy: { size: "middle", notes: [note(SNAP, 200, 0, 0.02, 0.6), ...run(CHIME, "g5 c6 e6", 0.06, 0.03)] },
  dice: { size: "middle", notes: [...taps(RATTLE, 200, [0, 0.06, 0.12, 0.2, 0.27], 0.03), ...taps(ZAP, 500, [0.02, 0.13, 0.28], 0.02, 0.85, 0.4)] },
  hit: { size: "middle", notes: [note(ZAP, 420, 0, 0.1, 1, 110), note(CRUNCH, 200, 0, 0.08, 1)] },
  miss: { size: "small", notes: [note(TRIANGLE, 300, 0, 0.09, 1, 520)] },
  heal: { size: "middle", notes: run(PULSE, "c5 e5 g5 c6", 0.06) },
  fall: { size: "middle", notes: [note(SQUARE, 700, 0, 0.38, 0.7, 90), note(CRUNCH, 200, 0.38, 0.08)] },
  crumble: { size: "large", notes: [...taps(CRUNCH, 200, [0, 0.07, 0.13, 0.22, 0.3, 0.41], 0.1), ...taps(RUBBLE, 200, [0.04, 0.25, 0.45], 0.12), note(DRUM, 90, 0.42, 0.2, 1, 38)] },
  defeat: { size: "middle", notes: [note(CRUNCH, 200, 0, 0.08, 0.8), ...run(CHIME, "e5 g5 c6", 0.06, 0.05)] },
  out: { size: "large", notes: [...run(SQUARE, "e5 eb5 d5 c#5", 0.1), note(SQUARE, 262, 0.4, 0.4, 1, 98)] },
  respawn: { size: "middle", notes: run(PULSE, "a4 e5 a5 e5 a5", 0.055) },
  magic: { size: "middle", notes: run(CHIME, "a5 c#6 e6 a6 e6", 0.045) },
  reveal: { size: "middle", notes: run(PULSE, "e4 a4 b4 e5", 0.07) },
  chill: { size: "middle", notes: [note(LOW, 110, 0, 0.3), note(LOW, 116.5, 0, 0.3)] },
  spawn: { size: "middle", notes: [note(LOW, 70, 0, 0.3, 1, 180)] },
  boss: { size: "large", notes: [...run(LOW, "e3 f3 e3 f3", 0.16), note(LOW, "bb2", 0.64, 0.5), note(DRUM, 80, 0.64, 0.3, 1.2, 36)] },
  win: { size: "large", notes: [...run(PULSE, "a4 c#5 e5 a5 e5 a5", 0.1), ...run(TRIANGLE, "a3 e3 a3", 0.2, 0, 0.8), note(PULSE, "c#6", 0.6, 0.4)] },
  lose: { size: "large", notes: [...run(SQUARE, "a4 g#4 g4 f#4", 0.16), note(SQUARE, "f4", 0.64, 0.5, 1, 165)] },
} satisfies Record<string, SoundScore>

const SOUNDS: Record<string, keyof typeof scores> = {
  turn: "turn", event_shown: "card", level_removed: "crumble", rolled: "dice", enemy_moved: "slide", enemy_attacked: "hit",
  wounded: "hit", knocked_out: "out", respawned: "respawn", stepped: "step", placed: "magic", pushed_hero: "push",
  pushed_enemy: "push", fell: "fall", enemy_fell: "fall", shattered: "crumble", gold_gained: "coin", gem_gained: "gem",
  defeated: "defeat", bought: "buy", played: "card", ability_used: "magic", rerolled: "dice", saved: "click", healed: "heal",
  ignored: "miss", gravity_activated: "fall", level_revealed: "reveal", boss_revealed: "boss", spawned: "spawn",
  tower_gone: "crumble", boss_rolled: "dice", boss_drew: "chill", boss_shuffled: "shuffle", token_gained: "chill",
  token_lost: "heal", artifact_taken: "magic", swapped: "slide", afloat: "magic", hero_taken: "click",
}

export function sound(event: GameEvent): string | null {
  if (event.kind === "struck") return Number(event.wounds) >= Number(event.health) ? "hit" : "miss"
  return SOUNDS[event.kind] ?? null
}

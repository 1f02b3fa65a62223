/** Cats in a dungeon, in soft shoes: a walking bass, fingers that snap, and a sum that grows. In G minor, swung. */

import { BASS_STRING, BRUSH, COIN, LOW_BRASS, MUTED_HORN, SNAP, VIBES, WOOD } from "../../lib/audio/timbres"
import type { Theme } from "../../lib/audio/score"

export const theme: Theme = {
  gain: 0.5,
  layers: {
    bass: { timbre: BASS_STRING, from: 0, loud: 1, held: 0.85 },
    vibes: { timbre: VIBES, from: 0, loud: 0.72, held: 0.9 },
    snap: { kit: { s: { timbre: SNAP, pitch: 200, for: 0.04 } }, from: 0.1, loud: 0.4 },
    brush: { kit: { h: { timbre: BRUSH, pitch: 200, for: 0.06 } }, from: 0.2, loud: 0.28 },
    horn: { timbre: MUTED_HORN, from: 0.35, loud: 0.72, held: 0.8 },
    coins: { timbre: COIN, from: 0.45, loud: 0.3 },
    clock: { kit: { t: { timbre: WOOD, pitch: 1180, for: 0.03 }, o: { timbre: WOOD, pitch: 880, for: 0.03 } }, from: 0.6, loud: 0.4 },
    brass: { timbre: LOW_BRASS, from: 0.75, loud: 0.7, held: 0.5 },
  },
  parts: {
    dungeon: {
      tempo: [116, 138],
      beats: 4,
      swing: 0.63,
      variations: [
        {
          // In by the window.
          bass: "g2 bb2 d3 e3 | g3 e3 d3 db3 | c3 eb3 g3 a2 | d3 c3 bb2 a2 | g2 a2 bb2 b2 | c3 bb2 a2 ab2 | g2 eb3 d3 a2 | g2 d2 g2 f#2",
          vibes: ". . . bb4 - . d5 . | . e5? d5 . bb4 . . . | . . . c5 - . eb5 . | f#4 - a4 . . . . . | . . . bb4 - . a4 g4 | . e4 g4 . c5 . . . | bb4 . . eb5? d5 . a4 . | g4 - - . . . . .",
          snap: ". s . s | % | % | % | % | % | % | . s . s!",
          brush: "h . h? h h . h? h | % | % | % | % | % | % | %",
          horn: "d4 - . . . . . . | . . . g3? bb3 . d4 . | eb4 - - . . . . . | . . d4 . c4 . a3? . | bb3 - . . . . . . | . . . g3? a3? bb3? c4 . | d4 . . c4 . bb3? . a3 | g3 - . . . . . .",
          coins: ". . . . . . g6 . | . . . . . . . . | . . . . . . c7? eb7? | . . . . . . . . | . . . . . . g6 . | . . . . . . . . | . . . . a6? . d7? . | g6 . . . . . . .",
          clock: "t . o . t . o . | % | % | % | % | % | % | t t o o t t o o",
          brass: "g2 . . . . . . . | . . . . . . . f2? | c3 . . . . . . . | d3 . . . . . . d2? | g2 . . . . . . . | . . . . . . . . | eb3 . . d3 . . . . | g2 . . . . . . .",
        },
        {
          // Behind the guard.
          bass: "c3 d3 eb3 e3 | f3 eb3 d3 b2 | bb2 c3 d3 eb3 | e3 d3 c#3 b2 | eb3 d3 c3 bb2 | a2 c3 eb3 d3 | g2 d3 bb2 g2 | d3 c3 a2 f#2",
          vibes: "eb5 . . c5 . . g4 . | . . a4? . c5 . eb5 . | d5 . . bb4 . . f4 . | . . e4? . g4 . bb4 . | g4 . . bb4 . . eb5 . | . . eb5 c5 . a4 . . | bb4 - - . d5? . g5 . | f#5 . . . d5? . . .",
          snap: ". s . s | % | % | % | % | % | % | s? s s? s!",
          brush: "h . h? h h . h? h | % | % | % | % | % | % | %",
          horn: ". . . . g3 . c4 . | f4 - eb4 . c4 . . . | . . . . f3 . bb3 . | d4 - c#4 . bb3 . . . | . . . . g3 . bb3 . | eb4 . . c4 a3 . . . | bb3 . . g3 . . d4 . | c4 . a3? . f#3 . . .",
          coins: "g6? . . . . . . . | . . . . . . a6 . | f6? . . . . . . . | . . . . . . g6 . | bb6? . . . . . . . | . . . . . . c7 . | d7? . . . . . . . | . . . . a6? . . .",
          clock: "t . o . t . o . | % | % | % | % | % | t . o . t o t o | %",
          brass: ". . . . c3 . . . | f2 . . . . . . . | . . . . bb2 . . . | e2 . . . . . . . | . . . . eb3 . . . | a2 . . . d3 . . . | g2 . . . . . . . | d3 . d3? . d2 . . .",
        },
        {
          // Everybody into a corner: whispering.
          bass: "g2 . g2? . | f2 . f2? . | eb2 . eb2? . | d2 . d2? a2 | g2 . bb2 . | a2 . c3 . | eb3 d3 c3 bb2 | a2 d2 f#2 a2",
          vibes: ". . g4? . bb4? . d5? . | . . . . . . c#5? d5? | . . g4? . bb4? . eb5? . | d5 . . . . . . . | . . bb4 . d5 . g5 . | . . a4 . c5 . eb5 . | g5 . d5 . bb4 . g4 . | f#4 - - . a4? . c5? .",
          snap: ". s? . s? | % | % | . s? . s | . s . s | % | % | s s s s!",
          brush: ". . h? . . . h? . | % | % | h . h? h h . h? h | % | % | % | %",
          horn: ". . . . . . . . | . . d4? c#4? d4 . . . | . . . . . . . . | . . c4? b3? c4 . a3 . | bb3 - - . g3 . . . | c4 - - . a3 . . . | bb3 . a3 . g3 . eb3 . | d3 - - . . . . .",
          coins: ". . . . . . . . | . . . . d7? . . . | . . . . . . . . | . . . . a6? d7? . . | . . . . . . . . | . . . . . . . . | g6? . . . . . . . | . . a6? . c7? . d7 .",
          clock: "t . . . . . . . | % | % | t . o . t . o . | % | % | % | t o t o t o t o",
          brass: ". . . . . . . . | % | % | . . . . . . d2 . | g2 . . . . . . . | a2 . . . . . . . | eb3 . . . . . . . | d3 . . . d2 . . .",
        },
        {
          // The lid is open.
          bass: "eb3 g3 bb3 g3 | d3 f3 a3 f3 | c3 eb3 g3 eb3 | bb2 d3 f3 d3 | a2 c3 eb3 c3 | d3 c3 a2 f#2 | g2 a2 bb2 c3 | c#3 d3 d2 f#2",
          vibes: "g4 . bb4 d5 . bb4 . . | f4 . a4 c5 . a4 . . | eb4 . g4 bb4 . g4 . . | d4 . f4 a4 . c5 . . | c5 . . eb5 . . g5? . | f#5? . d5 . c5 . a4 . | bb4 - . . g4? . bb4? . | c#5 . d5 . . . . .",
          snap: ". s . s | % | % | % | % | % | % | . s s! .",
          brush: "h . h? h h . h? h | % | % | % | % | % | % | h . h? h h! . . .",
          horn: "bb3 . . d4 - . bb3? . | a3 . . c4 - . a3? . | g3 . . bb3 - . g3? . | f3 . . a3 - . c4? . | eb4 - - . c4 . a3 . | d4 - - . . . c4? . | bb3 . g3 . bb3 . d4 . | e4 . d4 . . . . .",
          coins: "bb6? d7? . . . . . . | a6? c7? . . . . . . | g6? bb6? . . . . . . | f6? a6? . . . . . . | . . . . eb7? . . . | . . . . d7? . . . | g6? bb6? d7? . . . . . | . . g6! . . . . .",
          clock: "t . o . t . o . | % | % | % | t o t o t o t o | % | t . o . t . o . | t . o . . . . .",
          brass: "eb3 . . eb3? . . . . | d3 . . d3? . . . . | c3 . . c3? . . . . | bb2 . . bb2? . . . . | a2 . . . . . . . | d3 . . . d2 . . . | g2 . . . . . . . | c#3 . d3 . . . . .",
        },
      ],
    },
  },
}

/** A tower from an old video game: up as long as there is a floor, and somebody at the top. In A minor. */

import { CRUNCH, DRUM, PULSE, SNAP, SQUARE, TRIANGLE } from "../../lib/audio/timbres"
import type { Note, Theme } from "../../lib/audio/score"

const KIT: Record<string, Note> = {
  k: { timbre: DRUM, pitch: 150, to: 48, for: 0.1 },
  s: { timbre: CRUNCH, pitch: 200, for: 0.08 },
  h: { timbre: SNAP, pitch: 300, for: 0.02 },
}

export const theme: Theme = {
  gain: 0.5,
  layers: {
    bass: { timbre: TRIANGLE, from: 0, loud: 0.9, held: 0.75 },
    arpeggio: { timbre: PULSE, from: 0, loud: 0.42, held: 0.6 },
    lead: { timbre: SQUARE, from: 0.15, loud: 0.62, held: 0.8 },
    drums: { kit: KIT, from: 0.3, loud: 0.5 },
    second: { timbre: PULSE, from: 0.5, loud: 0.42, held: 0.75 },
    siren: { timbre: SQUARE, from: 0.75, loud: 0.32, held: 0.5 },
  },
  parts: {
    tower: {
      tempo: [112, 150],
      beats: 4,
      variations: [
        {
          // First floor.
          bass: "a2 . a2 . e3 . a2 . | g2 . g2 . d3 . g2 . | f2 . f2 . c3 . f2 . | e2 . e2 . b2 . g#2 . | a2 . a2 . e3 . a2 . | c3 . c3 . g3 . c3 . | d3 . d3 . a3 . d3 . | e2 . e3 . e2 . g#2 .",
          arpeggio: "a4 c5 e5 c5 a4 c5 e5 c5 | g4 b4 d5 b4 g4 b4 d5 b4 | f4 a4 c5 a4 f4 a4 c5 a4 | e4 g#4 b4 g#4 e4 g#4 b4 d5 | a4 c5 e5 c5 a4 c5 e5 c5 | g4 c5 e5 c5 g4 c5 e5 c5 | f4 a4 d5 a4 f4 a4 d5 a4 | e4 g#4 b4 g#4 e5 d5 b4 g#4",
          lead: "e5 - - c5 a4 - b4 c5 | d5 - - b4 g4 - . . | c5 - d5 c5 a4 - f4 - | g#4 - - b4 e4 - . . | e5 - - a5 g5 - e5 - | g5 - - e5 c5 - . . | f5 e5 d5 - a4 - d5 - | e5 - - - . . . .",
          drums: "k . h . s . h . | % | % | k . h . s . h s? | k . h . s . h . | % | % | k . s . s s? s s",
          second: "c5 - - a4 e4 - g#4 a4 | b4 - - g4 d4 - . . | a4 - b4 a4 f4 - c4 - | e4 - - g#4 b3 - . . | c5 - - e5 c5 - a4 - | e5 - - c5 g4 - . . | a4 a4 f4 - d4 - f4 - | g#4 - - - . . . .",
          siren: "a5 . . . a5 . . . | g5 . . . g5 . . . | f5 . . . f5 . . . | e5 . e5? . e5 . e5? . | a5 . . . a5 . . . | g5 . . . g5 . . . | f5 . . . f5 . . . | e5 . g#5? . b5 . g#5? .",
        },
        {
          // By the ladder.
          bass: "f2 . c3 . f3 . c3 . | g2 . d3 . g3 . d3 . | a2 . e3 . a3 . e3 . | % | f2 . c3 . f3 . c3 . | g2 . d3 . g3 . d3 . | c3 . g2 . e3 . c3 . | e3 . d3 . b2 . g#2 .",
          arpeggio: "c5 a4 f4 a4 c5 a4 f4 a4 | d5 b4 g4 b4 d5 b4 g4 b4 | e5 c5 a4 c5 e5 c5 a4 c5 | e5 c5 a4 c5 g5 e5 c5 e5 | c5 a4 f4 a4 c5 a4 f4 a4 | d5 b4 g4 b4 d5 b4 g4 b4 | e5 c5 g4 c5 e5 c5 g4 c5 | e5 b4 g#4 b4 d5 b4 g#4 e4",
          lead: "a4 - c5 - f5 - e5 d5 | b4 - d5 - g5 - f5 e5 | c5 - - - e5 - a5 - | . . g5? - e5 - c5 - | a4 c5 f5 - a5 - g5 f5 | b4 d5 g5 - b5 - a5 g5 | e5 - - - c5 - g4 - | g#4 - b4 - e5 - - -",
          drums: "k . h k s . h . | % | % | k . h k s . s? s | k . h k s . h . | % | % | k k s . k k s s",
          second: "f4 - a4 - c5 - c5 a4 | g4 - b4 - d5 - d5 b4 | a4 - - - c5 - e5 - | . . e5? - c5 - a4 - | f4 a4 c5 - f5 - e5 c5 | g4 b4 d5 - g5 - f5 d5 | c5 - - - g4 - e4 - | e4 - g#4 - b4 - - -",
          siren: "c6? . . . c6? . . . | d6? . . . d6? . . . | e6? . . . e6? . . . | e6? . e6? . e6? . e6? . | c6? . . . c6? . . . | d6? . . . d6? . . . | e6? . . . e6? . . . | e6 . d6? . b5 . g#5? .",
        },
        {
          // A shop on the landing.
          bass: "c3 . g2 . c3 . g2 . | b2 . g2 . b2 . g2 . | a2 . e2 . a2 . e2 . | e3 . b2 . e3 . b2 . | f2 . c3 . f2 . a2 . | c3 . g2 . e2 . g2 . | d3 . a2 . f2 . d2 . | g2 . b2 . d3 . g3 .",
          arpeggio: "e4 g4 c5 g4 e4 g4 c5 g4 | d4 g4 b4 g4 d4 g4 b4 g4 | c4 e4 a4 e4 c4 e4 a4 e4 | b3 e4 g4 e4 b3 e4 g4 e4 | c4 f4 a4 f4 c4 f4 a4 f4 | c4 e4 g4 e4 c4 e4 g4 e4 | d4 f4 a4 f4 d4 f4 a4 f4 | d4 g4 b4 g4 d5 b4 g4 d4",
          lead: "g4 - c5 - e5 - d5 c5 | d5 - - - g4 - . . | a4 - c5 - e5 - c5 a4 | b4 - - - . . g4 - | a4 - a4 c5 f5 - e5 - | e5 - d5 - c5 - . . | d5 - f5 - a5 - f5 d5 | g5 - - - . . . .",
          drums: "k . . h s . . h | % | % | % | % | % | k . . h s . s? h | k . s . s . s s",
          second: "e4 - g4 - c5 - b4 a4 | b4 - - - d4 - . . | e4 - a4 - c5 - a4 e4 | g4 - - - . . e4 - | f4 - f4 a4 c5 - c5 - | c5 - b4 - g4 - . . | a4 - d5 - f5 - d5 a4 | b4 - - - . . . .",
          siren: "c6? . . . . . . . | b5? . . . . . . . | a5? . . . . . . . | b5? . . . . . . . | c6? . . . a5? . . . | g5? . . . e5? . . . | d6? . . . d6? . . . | d6 . b5? . g5 . d5? .",
        },
        {
          // Out on the ledge, with the ground far below.
          bass: "d3 . . d3 . . d3 . | a2 . . a2 . . a2 . | bb2 . . bb2 . . bb2 . | f2 . . f2 . . f2 . | g2 . . g2 . . bb2 . | a2 . . a2 . . e2 . | f2 . . g2 . . a2 . | b2 . . e2 . . g#2 .",
          arpeggio: "d5 f5 a5 f5 d5 f5 a5 f5 | c5 e5 a5 e5 c5 e5 a5 e5 | d5 f5 bb5 f5 d5 f5 bb5 f5 | c5 f5 a5 f5 c5 f5 a5 f5 | bb4 d5 g5 d5 bb4 d5 g5 d5 | a4 c5 e5 c5 a4 c5 e5 c5 | a4 c5 f5 c5 b4 d5 g5 d5 | b4 e5 g#5 e5 b4 e5 g#5 b5",
          lead: "a4 - - d5 - - f5 - | e5 - - c5 - - a4 - | bb4 - - d5 - - f5 - | a5 - - g5 - - f5 - | d5 - - bb4 - - g4 - | e5 - - c5 - - a4 - | c5 - f5 - d5 - g5 - | e5 - g#5 - b5 - - -",
          drums: "k . h k s . k h | % | % | % | % | % | k . s k s . s s | k s k s s s s s!",
          second: "f4 - - a4 - - d5 - | c5 - - a4 - - e4 - | f4 - - bb4 - - d5 - | f5 - - e5 - - c5 - | bb4 - - g4 - - d4 - | c5 - - a4 - - e4 - | a4 - c5 - b4 - d5 - | b4 - e5 - g#5 - - -",
          siren: "d6? . . . a5? . . . | c6? . . . a5? . . . | d6? . . . bb5? . . . | c6? . . . a5? . . . | d6? . . . bb5? . . . | c6? . . . a5? . . . | f5? . a5? . g5? . b5? . | e5 g#5 b5 e6 e5 g#5 b5 e6",
        },
      ],
    },
    boss: {
      tempo: [138, 164],
      beats: 4,
      variations: [
        {
          // The door falls shut.
          bass: "e2 e2 e2 e2 f2 f2 e2 e2 | e2 e2 e2 e2 g2 g2 f2 f2 | e2 e2 e2 e2 f2 f2 e2 e2 | bb2 bb2 bb2 bb2 b2 b2 b2 b2 | a2 a2 a2 a2 bb2 bb2 a2 a2 | g2 g2 g2 g2 f2 f2 f2 f2 | e2 e2 g2 g2 bb2 bb2 a2 a2 | b2 b2 b2 b2 d#3 d#3 b2 b2",
          arpeggio: "e4 b4 e5 b4 f4 c5 f5 c5 | e4 b4 e5 b4 g4 d5 f4 c5 | e4 b4 e5 b4 f4 c5 f5 c5 | bb4 d5 f5 d5 b4 d#5 f#5 d#5 | a4 c5 e5 c5 bb4 d5 f5 d5 | g4 b4 d5 b4 f4 a4 c5 a4 | e4 g4 g4 bb4 bb4 d5 a4 c5 | b4 d#5 f#5 d#5 b4 d#5 f#5 a5",
          lead: "e5 - - - f5 - e5 d5 | b4 - - - . . . . | e5 - - - f5 - g5 f5 | d5 - - - d#5 - - - | e5 - c5 - d5 - bb4 - | b4 - d5 - c5 - a4 - | g4 - bb4 - d5 - c5 - | b4 - d#5 - f#5 - a5 -",
          drums: "k . s . k k s . | % | % | k . s . k k s s | k . s . k k s . | % | k . s . k . s . | k s k s k s s s!",
          second: "b4 - - - c5 - b4 a4 | g4 - - - . . . . | b4 - - - c5 - d5 c5 | bb4 - - - b4 - - - | c5 - a4 - bb4 - f4 - | g4 - b4 - a4 - f4 - | e4 - g4 - bb4 - a4 - | f#4 - b4 - d#5 - f#5 -",
          siren: "e6? . f6? . e6? . f6? . | . . . . . . . . | e6? . f6? . e6? . f6? . | d6? . . . d#6? . . . | e6? . . . f6? . . . | d6? . . . c6? . . . | g5? . bb5? . d6? . c6? . | b5 . d#6 . b5 . d#6 .",
        },
        {
          // Round and round it.
          bass: "a2 . a2 a2 . a2 e3 . | bb2 . bb2 bb2 . bb2 f3 . | a2 . a2 a2 . a2 e3 . | g2 . g2 g2 . g2 d3 . | f2 . f2 f2 . f2 c3 . | e2 . e2 e2 . e2 b2 . | d3 . d3 d3 . d3 f3 . | e3 . e3 e3 . d#3 b2 .",
          arpeggio: "a4 e5 c5 e5 a4 e5 c5 e5 | bb4 f5 d5 f5 bb4 f5 d5 f5 | a4 e5 c5 e5 a4 e5 c5 e5 | g4 d5 b4 d5 g4 d5 b4 d5 | f4 c5 a4 c5 f4 c5 a4 c5 | e4 b4 g4 b4 e4 b4 g4 b4 | d4 a4 f4 a4 d4 a4 f4 a4 | e4 b4 g#4 b4 d#5 b4 f#4 b4",
          lead: "a5 - . e5 . . c5 - | d5 - . f5 . . bb4 - | c5 - . e5 . . a4 - | b4 - . d5 . . g4 - | a4 - c5 - f5 - e5 - | g5 - e5 - b4 - g4 - | f5 - d5 - a5 - f5 - | e5 - g#5 - b5 - - -",
          drums: "k . h s . k s . | % | % | % | % | % | k . s k . s k s | s . s . s s s s!",
          second: "e5 - . c5 . . a4 - | bb4 - . d5 . . f4 - | a4 - . c5 . . e4 - | g4 - . b4 . . d4 - | f4 - a4 - c5 - c5 - | b4 - g4 - e4 - b3 - | a4 - f4 - d5 - a4 - | b4 - e5 - g#5 - - -",
          siren: "a5? . . e6? . . a5? . | bb5? . . f6? . . bb5? . | a5? . . e6? . . a5? . | g5? . . d6? . . g5? . | f5? . c6? . f5? . c6? . | e5? . b5? . e5? . b5? . | d6? . a5? . d6? . a5? . | e6 d#6 e6 d#6 e6 d#6 b5 g#5",
        },
        {
          // It breathes in.
          bass: "e2 . . . . . e2 e2 | f2 . . . . . f2 f2 | g2 . . . . . g2 g2 | f#2 . . . . . f#2 f#2 | e2 . e2 . e2 . e2 . | f2 . f2 . g2 . g2 . | bb2 bb2 a2 a2 ab2 ab2 g2 g2 | f#2 f#2 f2 f2 e2 e2 b2 b2",
          arpeggio: "e5 . b4 . e5 . b4 . | f5 . c5 . f5 . c5 . | g5 . d5 . g5 . d5 . | f#5 . c#5 . f#5 . a#4 . | e4 g4 b4 e5 e4 g4 b4 e5 | f4 a4 c5 f5 g4 b4 d5 g5 | bb4 d5 a4 c5 ab4 c5 g4 bb4 | f#4 bb4 f4 a4 e4 g#4 b4 e5",
          lead: "e4 - - - - - b4 - | c5 - - - - - f4 - | g4 - - - - - d5 - | c#5 - - - a#4 - . . | b4 - e5 - g5 - e5 - | a5 - f5 - b5 - g5 - | f5 - e5 - eb5 - d5 - | c#5 - c5 - b4 - - -",
          drums: "k . . . . . k k | % | % | % | k . s . k . s . | % | k s k s k s k s | k k s s k s s s!",
          second: "b3 - - - - - g4 - | a4 - - - - - c4 - | d4 - - - - - b4 - | a#4 - - - f#4 - . . | g4 - b4 - e5 - b4 - | f5 - c5 - g5 - d5 - | d5 - c5 - c5 - bb4 - | a4 - a4 - g#4 - - -",
          siren: "e6? . . . . . . . | f6? . . . . . . . | g6? . . . . . . . | f#6? . . . . . . . | e6? . b5? . e6? . b5? . | f6? . c6? . g6? . d6? . | bb5? a5? bb5? a5? ab5? g5? ab5? g5? | e6 . e6 . e6 . e6 .",
        },
      ],
    },
  },
}

/** The castle's library at night: goblins on tiptoe, and somebody whose steps can be heard. In D minor. */

import { BASS_STRING, BASSOON, BELL, CHOIR, DRUM, PIZZICATO, TREMOLO } from "../../lib/audio/timbres"
import type { Theme } from "../../lib/audio/score"

export const theme: Theme = {
  gain: 1.5,
  layers: {
    bass: { timbre: BASS_STRING, from: 0, loud: 0.9, held: 0.8 },
    goblins: { timbre: PIZZICATO, from: 0, loud: 0.8, held: 0.7 },
    bassoon: { timbre: BASSOON, from: 0.2, loud: 0.6, held: 0.82 },
    bell: { timbre: BELL, from: 0.35, loud: 0.4 },
    heart: {
      kit: { k: { timbre: DRUM, pitch: 72, to: 46, for: 0.2 }, q: { timbre: DRUM, pitch: 64, to: 42, for: 0.16 } },
      from: 0.5,
      loud: 0.65,
    },
    choir: { timbre: CHOIR, from: 0.6, loud: 0.45, held: 0.95 },
    chill: { timbre: TREMOLO, from: 0.75, loud: 0.32, held: 0.95 },
  },
  parts: {
    library: {
      tempo: [92, 112],
      beats: 4,
      variations: [
        {
          // On tiptoe.
          bass: "d2 . . . a2 . . . | d2 . . . a2 . c#3? . | g2 . . . d3 . . . | d2 . f2 . a2 . . . | bb2 . . . f2 . . . | g2 . . . bb2 . g2? . | a2 . . . e2 . a2 . | d2 . a2 . d2 . . .",
          goblins: "d4 . f4 . e4 . c#4 . | d4 . a4! . g#4? a4? . . | bb4 . g4 . a4 . f#4 . | g4? f4? e4? . d4 . . . | d4 . f4 . bb4! . a4 . | g4 . bb4 . d5 . c#5 . | e4? . g4 . bb4! a4? g4? e4? | d4 . . a3? d4 . . .",
          bassoon: "d3 - . . f3 . e3 . | d3 - - . . . a2? c#3? | bb2 - - . d3 . g3 . | f3 . e3 . d3 - . . | f3 - - . d3 . bb2 . | bb2 . d3 . g3 - - . | c#3 . e3 . g3 . f3? e3? | d3 - - - . . . .",
          bell: ". . . . a5 . . . | . . . . . . . . | . . d6 . . . . . | . . . . . . a5? f5? | . . . . f5 . . . | . . . . . . . . | . . a5 . . . bb5? . | a5 . . . . . . .",
          heart: "k . q . . . . . | % | % | % | % | % | k . q . k . q . | k . q . . . . .",
          choir: "d3+a3 - - - | % | d3+g3 - - - | d3+a3 - - - | d3+f3 - - - | d3+g3 - - - | c#3+a3 - bb2+a3 - | d3+a3 - - -",
          chill: ". . | a4+bb4? - | . . | d5+eb5? - | . . | a4+bb4 - | c#5+d5 - | . .",
        },
        {
          // Along the shelves, and down.
          bass: "d2 . d3? . a2 . d2 . | c#2 . c#3? . a2 . c#2 . | c2 . c3? . f2 . c2 . | b1 . b2? . g2 . b1 . | bb1 . bb2? . f2 . bb1 . | a1 . a2? . d2 . a1 . | g1 . g2? . d2 . g1 . | a1 . e2 . a2 . c#2? .",
          goblins: ". f4? . a4 . f4? . a4 | . e4? . a4 . e4? . a4 | . f4? . c5 . a4? . f4 | . d4? . g4 . b4? . d5! | . d4? . f4 . bb4? . d5 | . d4? . f4 . a4? . f4 | . d4? . g4 . bb4? . g4 | . c#4? . e4 . g4? a4? bb4!",
          bassoon: "a3 - - . f3 . d3 . | e3 - - . c#3 . a2 . | f3 . g3 . a3 - - . | g3 . f3? . d3 - . . | d3 . f3 . bb3 - a3? . | f3 - - . d3 . . . | bb2 . d3 . g3 . f3 . | e3 - - g3? e3 . c#3 .",
          bell: "d6 . . . . . . . | . . . . c#6? . . . | c6 . . . . . . . | . . . . b5? . . . | bb5 . . . . . . . | . . . . a5? . . . | g5 . . . bb5? . . . | a5 . . . . . . .",
          heart: "k . q . . . . . | % | % | % | % | % | k . q . k . q . | k . q . k . q .",
          choir: "d3+f3 - - - | c#3+e3 - - - | c3+f3 - - - | b2+d3 - - - | bb2+d3 - - - | a2+d3 - - - | g2+d3 - - - | a2+c#3 - - -",
          chill: "a4 - | g#4+a4? - | a4 - | g4+g#4? - | f4 - | e4+f4 - | d5 - | c#5+d5 -",
        },
        {
          // A shelf creaks: everybody stands still, and goes on.
          bass: "g2 . . . . . . . | d2 . . . . . . . | e2 . . . bb2 . . . | a2 . e2 . a1 . . . | g2 . d2 . g2 . . . | d2 . a2 . d3 . . . | eb2 . bb2 . eb3 . bb2? . | a2 . . . . . . .",
          goblins: "bb3 d4 g4 . . . . . | a3 d4 f4 . . . . . | g4! . . f4? e4? . d4? . | c#4 . . . . . a3? c#4? | d4 . g4 . bb4 . g4 . | f4 . a4 . d5 . a4 . | g4 . bb4 . eb5! . d5? bb4? | c#5! . . . . . . .",
          bassoon: ". . . . bb3? . a3 . | . . . . a3? . g3? f3? | e3 - - - g3 - bb2 - | a2 - - - . . . . | g3 . g3? . bb3 . g3 . | f3 . f3? . a3 . f3 . | eb3 - - . g3 . bb3 . | a3 - . . . . . .",
          bell: ". . . . . . d6 . | . . . . . . a5 . | . . . . . . . . | . . . . e6? . c#6? . | . . . . . . . . | . . . . . . . . | eb6 . . . . . . . | . . . . a5? . . .",
          heart: "k . . . . . . . | k . . . . . . . | k . q . k . . . | k . q . . . . . | k . q . . . . . | k . q . . . . . | k . q . k . q . | k . . . . . . .",
          choir: "g2+d3 - - - | f2+d3 - - - | e3+bb3 - - - | e3+a3 - - - | g3+bb3 - - - | f3+a3 - - - | eb3+bb3 - - - | c#3+a3 - - -",
          chill: "d5+eb5? - | . . | bb4+b4? - | . . | d5 - | a4 - | bb4+b4 - | g#4+a4 -",
        },
        {
          // Something shines: in F, as long as nobody looks.
          bass: "f2 . c3 . a2 . c3? . | c2 . g2 . e2 . g2? . | d2 . a2 . f2 . a2? . | a1 . e2 . c#2 . e2? . | bb1 . f2 . d2 . f2? . | a1 . f2 . c2 . f2? . | g1 . d2 . a1 . e2 . | d2 . . . d2? . . .",
          goblins: "a4 . c5 . f4 . a4? . | g4 . e4 . c5! . . . | f4 . a4 . d5 . a4? . | e4 . c#4 . a4! . . . | bb4 . d5 . f4 . bb4? . | a4 . f4 . c5 . . . | bb4? a4? g4 . e4 . c#4 . | d4 . . a3? d4! . . .",
          bassoon: "c3 . f3 . a3 - - . | g3 . e3 . c3 - . . | a3 . f3 . d3 - - . | c#3 . e3 . a2 - . . | d3 . f3 . bb3 - - . | a3 . f3 . c3 - . . | bb2 . d3 . c#3 . e3 . | d3 - - . . . . .",
          bell: "f5? a5? c6 . . . . . | . . . . g5? . . . | f5? a5? d6 . . . . . | . . . . e6? . . . | f5? bb5? d6 . . . . . | . . . . c6? . . . | bb5 . . . a5 . . . | d6 . . . . . . .",
          heart: "k . q . . . . . | % | % | % | % | % | % | %",
          choir: "f3+a3 - - - | e3+g3 - - - | f3+a3 - - - | e3+a3 - - - | d3+f3 - - - | c3+f3 - - - | d3+g3 - c#3+e3 - | d3+a3 - - -",
          chill: "c5 - | . . | d5 - | c#5+d5? - | d5 - | . . | bb4+a4 - | . .",
        },
      ],
    },
  },
}

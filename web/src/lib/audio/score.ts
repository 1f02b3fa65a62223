/** What sounds and themes are written in. Times in seconds, pitches in hertz unless they are named. */

export type Wave = "sine" | "triangle" | "square" | "pulse" | "saw" | "noise" | "string"

export interface Filter {
  kind: "low" | "high" | "band"
  hertz: number
  /** Where it glides to while the note lasts. */
  to?: number
  /** How narrow it is; 0.7 is plain. */
  q?: number
}

/** An instrument: how a note of it begins, rings and ends. */
export interface Timbre {
  wave: Wave
  /** Sines instead of a wave: multiple of the pitch, loudness, and how many times as fast each dies away. */
  partials?: [multiple: number, loud: number, fading: number][]
  attack: number
  /** How long it takes to fade to half while it is held; it does not without it. */
  half?: number
  /** How long it rings after it is let go. */
  release: number
  filter?: Filter
  /** Resonances of a throat or a pipe: hertz, narrowness, loudness. */
  formants?: [hertz: number, q: number, loud: number][]
  vibrato?: { hertz: number; cents: number }
  tremolo?: { hertz: number; depth: number }
  /** More of the same beside it, so many cents off. */
  chorus?: number[]
  /** How much noise of air is in it, 0 to 1. */
  air?: number
  /** A room around it: how long it echoes. */
  room?: number
}

export interface Note {
  timbre: Timbre
  pitch: number
  /** Where the pitch glides to. */
  to?: number
  at?: number
  for: number
  loud?: number
}

/** How much a sound matters; those of one size are equally loud. */
export type Size = "small" | "middle" | "large"

export interface SoundScore {
  size: Size
  notes: Note[]
}

export type SoundScores = Record<string, SoundScore>

/** A voice of a theme. */
export interface Layer {
  /** What it is played on: one instrument, or a kit with one for each letter of the line. */
  timbre?: Timbre
  kit?: Record<string, Note>
  /** It is heard from this tension on. */
  from: number
  loud: number
  /** How much of its time a note is held. */
  held?: number
}

export interface Part {
  /** Beats a minute when nothing is at stake, and when everything is. */
  tempo: [calm: number, tense: number]
  beats: number
  /** Which share of a beat its first half takes, when it is halved: 0.5 is even. */
  swing?: number
  /** For each variation, the lines of its layers. All lines of a variation have as many bars. */
  variations: Record<string, string>[]
}

/** The music of a game: what is played depends on how the match stands. */
export interface Theme {
  layers: Record<string, Layer>
  parts: Record<string, Part>
  /** Makes themes equally loud, in decibels. */
  gain: number
}

/** How a match stands, for its music: which part of the theme, and how much is at stake, from 0 to 1. */
export interface Mood {
  part: string
  tension: number
}

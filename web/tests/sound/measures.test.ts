import { describe, expect, test } from "vitest"
import { lengthOf, renderTheme, SOUNDS, THEMES } from "../../src/dev/renderMusic"
import { gainOf, HIGHEST_PEAK, LEVELS, renderSound } from "../../src/lib/audio/levels"
import { loudest, loudness, peak } from "../../src/lib/audio/loudness"
import { mix } from "../../src/lib/audio/synth"
import { RATE } from "../../src/lib/audio/waves"

/** What clips. */
const CLIPPING = 0.98
/** Speech on air, in LUFS (EBU R 128), and its loudest syllables. */
const SPEECH = -23
const SYLLABLE = -18
/** Where themes lie with their volume at 100: in the mean, and in their loudest three seconds. */
const THEME = { quietest: -36, loudest: -30 }
const PHRASE = -28
const TENSIONS = [0, 0.5, 1]
const SILENT = 0.002

const mean = (samples: Float32Array): number => samples.reduce((sum, value) => sum + value, 0) / samples.length
const last = (samples: Float32Array, seconds: number): Float32Array => samples.slice(-Math.round(seconds * RATE))
/** The greatest step from one sample to the next: a click is one. */
function jump(samples: Float32Array, from = 0, to = samples.length): number {
  let most = 0
  for (let place = Math.max(1, from); place < to; place++) most = Math.max(most, Math.abs(samples[place] - samples[place - 1]))
  return most
}

describe.each(Object.entries(SOUNDS))("sounds: %s", (_, scores) => {
  const rendered = Object.entries(scores).map(([name, score]) => ({ name, size: score.size, samples: renderSound(score) }))

  test.each(rendered)("$name is as loud as others of its size, and never as loud as somebody who speaks", ({ size, samples }) => {
    expect(peak(samples)).toBeLessThanOrEqual(HIGHEST_PEAK + 1e-3)
    expect(loudest(samples)).toBeGreaterThan(LEVELS[size] - 2.5)
    expect(loudest(samples)).toBeLessThan(LEVELS[size] + 0.1)
    expect(LEVELS[size]).toBeLessThan(SYLLABLE)
  })

  test.each(rendered)("$name is short, begins and ends in silence, and pushes nothing aside", ({ size, samples }) => {
    expect(samples.length / RATE).toBeLessThan({ small: 0.8, middle: 2.3, large: 2.7 }[size])
    expect(samples.length / RATE).toBeGreaterThan(0.03)
    expect(Math.abs(samples[0])).toBeLessThan(0.01)
    expect(peak(last(samples, 0.002))).toBeLessThan(SILENT * 5)
    expect(samples.at(-1)).toBe(0)
    expect(Math.abs(mean(samples))).toBeLessThan(1e-4)
    expect(samples.every(Number.isFinite)).toBe(true)
  })
})

const parts = Object.entries(THEMES).flatMap(([game, theme]) =>
  Object.entries(theme.parts).map(([part, { variations }]) => ({ game, part, theme, all: variations.map((_, place) => place) })),
)

describe.each(parts)("the theme of $game: $part", ({ theme, part, all }) => {
  const played = TENSIONS.map((tension) => ({ tension, samples: renderTheme(theme, part, tension, all) }))

  test.each(played)("at tension $tension it lies below every sound, and nothing clips", ({ samples }) => {
    expect(peak(samples)).toBeLessThan(0.35)
    expect(loudness(samples)).toBeGreaterThan(THEME.quietest)
    expect(loudness(samples)).toBeLessThan(THEME.loudest)
    expect(loudest(samples, 3)).toBeLessThan(PHRASE)
    expect(THEME.loudest).toBeLessThan(Math.min(...Object.values(LEVELS)))
    expect(THEME.loudest).toBeLessThan(SPEECH)
  })

  test.each(played)("at tension $tension it is silent in the end and pushes nothing aside", ({ samples }) => {
    expect(peak(last(samples, 0.002))).toBeLessThan(SILENT)
    expect(Math.abs(mean(samples))).toBeLessThan(1e-4)
  })

  test("it grows with the tension, and goes faster", () => {
    expect(loudness(played[2].samples)).toBeGreaterThan(loudness(played[0].samples) + 1)
    expect(lengthOf(theme, part, 1, all)).toBeLessThan(lengthOf(theme, part, 0, all))
  })

  test("from the last variation it goes on to any other without a click", () => {
    for (const tension of TENSIONS) {
      const end = all[all.length - 1]
      for (const next of all.slice(0, -1)) {
        const samples = renderTheme(theme, part, tension, [end, next])
        const seam = Math.round(lengthOf(theme, part, tension, [end]) * RATE)
        expect(jump(samples, seam - 200, seam + 200)).toBeLessThanOrEqual(jump(samples, 0, seam - 200) * 1.05)
      }
    }
  })
})

test.each(Object.keys(THEMES))("%s at its loudest, everything at once and all volumes at 100, does not clip", (game) => {
  const loudestOnes = Object.values(SOUNDS[game]).filter(({ size }) => size === "large").slice(0, 4)
  for (const part of Object.keys(THEMES[game].parts)) {
    const theme = renderTheme(THEMES[game], part, 1, [0])
    for (const apart of [0.11, 0.05]) {
      const all = mix([
        { samples: theme, at: 0, loud: 1 },
        ...loudestOnes.map((score, place) => ({ samples: renderSound(score), at: 4 + place * apart, loud: 1 })),
      ])
      expect(peak(all)).toBeLessThan(CLIPPING)
    }
  }
})

test("a volume of 100 changes nothing, 0 is silence, and between them it grows", () => {
  expect(gainOf(100)).toBe(1)
  expect(gainOf(0)).toBe(0)
  expect(gainOf(-5)).toBe(0)
  expect(gainOf(300)).toBe(1)
  const steps = Array.from({ length: 21 }, (_, step) => gainOf(step * 5))
  expect(steps.every((gain, step) => step === 0 || gain > steps[step - 1])).toBe(true)
  // Half of the way sounds about half as loud: that is 10 decibels.
  expect(20 * Math.log10(gainOf(50))).toBeCloseTo(-9, 0)
})

import { describe, expect, test } from "vitest"
import { loudest, loudness } from "../../src/lib/audio/loudness"
import type { Timbre } from "../../src/lib/audio/score"
import { mix, render } from "../../src/lib/audio/synth"
import { BASS_STRING, BELL, CHOIR, PIZZICATO, SQUARE, TRIANGLE } from "../../src/lib/audio/timbres"
import { RATE } from "../../src/lib/audio/waves"

/** How far off the pitch of a sound is, in cents: the delay after which it is most like itself, four periods later. */
function off(samples: Float32Array, pitch: number): number {
  const period = RATE / pitch
  const heard = samples.slice(6000, 12_000)
  let [best, found] = [-Infinity, 0]
  for (let each = period * 0.95; each < period * 1.05; each += period * 0.001) {
    const [whole, part] = [Math.floor(4 * each), (4 * each) % 1]
    let alike = 0
    for (let place = 0; place + whole + 1 < heard.length; place++) {
      alike += heard[place] * (heard[place + whole] * (1 - part) + heard[place + whole + 1] * part)
    }
    if (alike > best) [best, found] = [alike, each]
  }
  return Math.abs(1200 * Math.log2(period / found))
}

const INSTRUMENTS: Record<string, Timbre> = { PIZZICATO, BASS_STRING, BELL, CHOIR, SQUARE, TRIANGLE }

describe.each(Object.entries(INSTRUMENTS))("%s", (_, timbre) => {
  test.each([98, 220, 587.33])("is in tune at %d hertz", (pitch) => {
    expect(off(render({ timbre, pitch, for: 0.8 }), pitch)).toBeLessThan(12)
  })

  test("sounds the same every time", () => {
    expect(render({ timbre, pitch: 220, for: 0.2 })).toEqual(render({ timbre, pitch: 220, for: 0.2 }))
  })
})

test("nothing of a square folds back from above what can be heard", () => {
  // At 3,900 hertz, overtones lie at 11,700 and, folded back, 12,500: a wave with bare corners has both.
  const raw = Float32Array.from({ length: RATE }, (_value, place) => (((place * 3900) / RATE) % 1 < 0.5 ? 1 : -1))
  const smooth = render({ timbre: { ...SQUARE, filter: undefined, half: undefined }, pitch: 3900, for: 1 })
  const strength = (samples: Float32Array, hertz: number): number => {
    let [real, imaginary] = [0, 0]
    for (let place = 0; place < RATE; place++) {
      real += samples[place] * Math.cos((2 * Math.PI * hertz * place) / RATE)
      imaginary += samples[place] * Math.sin((2 * Math.PI * hertz * place) / RATE)
    }
    return Math.hypot(real, imaginary) / RATE
  }
  expect(strength(smooth, 3900)).toBeGreaterThan(0.5)
  expect(strength(smooth, 12_500)).toBeLessThan(strength(raw, 12_500) / 3)
})

test("a tone of full height at 997 hertz is at -3.01 LUFS, as the recommendation says", () => {
  const tone = Float32Array.from({ length: 2 * RATE }, (_, place) => Math.sin((2 * Math.PI * 997 * place) / RATE))
  expect(loudness(tone)).toBeCloseTo(-3.01, 1)
  expect(loudest(tone)).toBeCloseTo(-3.01, 1)
  expect(loudness(new Float32Array(RATE))).toBe(-120)
})

test("notes are laid over each other at their times", () => {
  const ones = (count: number): Float32Array => new Float32Array(count).fill(1)
  const mixed = mix([{ samples: ones(4), at: 0, loud: 1 }, { samples: ones(2), at: 2 / RATE, loud: 0.5 }])
  expect([...mixed]).toEqual([1, 1, 1.5, 1.5])
  expect(mix([])).toHaveLength(0)
})

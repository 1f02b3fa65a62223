import { describe, expect, test } from "vitest"
import { THEMES } from "../../src/dev/renderMusic"
import { barLength, bars, nextVariation, notesOf } from "../../src/lib/audio/arrange"
import { hertz, read } from "../../src/lib/audio/notation"
import type { Theme } from "../../src/lib/audio/score"
import { BELL, PIZZICATO } from "../../src/lib/audio/timbres"

const small: Theme = {
  gain: 0,
  layers: { low: { timbre: PIZZICATO, from: 0, loud: 1 }, high: { timbre: BELL, from: 0.5, loud: 0.5 } },
  parts: { only: { tempo: [60, 120], beats: 4, swing: 0.6, variations: [{ low: "c3 - . d3 | %", high: "a4+e5! . . ." }, { low: "a2 . . ." }] } },
}

test("notes have the pitches of an ordinary tuning", () => {
  expect(hertz("a4")).toBe(440)
  expect(hertz("a3")).toBeCloseTo(220)
  expect(hertz("c4")).toBeCloseTo(261.63, 1)
  expect(hertz("f#4")).toBeCloseTo(hertz("gb4"))
  expect(() => hertz("h4")).toThrow("“h4” is not a note.")
})

test("a bar is divided among its tokens", () => {
  const [[first, second]] = read("c3 - . d3?")
  expect(first).toEqual({ plays: "c3", at: 0, for: 0.5, loud: 1 })
  expect(second).toEqual({ plays: "d3", at: 0.75, for: 0.25, loud: 0.6 })
  expect(read("c3 | %")[1]).toEqual(read("c3")[0])
  expect(read("c3+e3 -")[0].map((note) => note.for)).toEqual([1, 1])
})

test("layers enter with the tension, and it goes faster", () => {
  const calm = notesOf(small, { part: "only", tension: 0.2 }, 0, 0)
  const tense = notesOf(small, { part: "only", tension: 0.6 }, 0, 0)
  expect(calm.map(({ timbre }) => timbre)).toEqual([PIZZICATO, PIZZICATO])
  expect(tense.filter(({ timbre }) => timbre === BELL)).toHaveLength(2)
  expect(barLength(small.parts.only, 0)).toBe(4)
  expect(barLength(small.parts.only, 1)).toBe(2)
  expect(tense[1].at).toBeLessThan(calm[1].at)
})

test("the second half of a beat comes late where it swings", () => {
  const swung = { ...small, parts: { only: { ...small.parts.only, variations: [{ low: "c3 c3 c3 c3 c3 c3 c3 c3" }] } } }
  expect(notesOf(swung, { part: "only", tension: 0 }, 0, 0).map(({ at }) => Number(at.toFixed(2)))).toEqual([0, 0.6, 1, 1.6, 2, 2.6, 3, 3.6])
})

test("the same variation is never played twice in a row, and none is forgotten", () => {
  for (const count of [2, 3, 4]) {
    const heard = new Set<number>()
    let last: number | null = null
    for (let turn = 0; turn < 200; turn++) {
      const next = nextVariation(count, last)
      expect(next).not.toBe(last)
      expect(next).toBeGreaterThanOrEqual(0)
      expect(next).toBeLessThan(count)
      heard.add(next)
      last = next
    }
    expect(heard.size).toBe(count)
  }
  expect(nextVariation(1, 0)).toBe(0)
})

describe.each(Object.entries(THEMES))("the score of %s", (_, theme) => {
  test("has 16 to 32 bars in at least two variations in each part, and every note can be played", () => {
    for (const [part, found] of Object.entries(theme.parts)) {
      expect(found.variations.length).toBeGreaterThan(1)
      const lengths = found.variations.map((_variation, place) => bars(found, place))
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeGreaterThanOrEqual(16)
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(32)
      found.variations.forEach((lines, variation) => {
        for (const [layer, line] of Object.entries(lines)) {
          expect(Object.keys(theme.layers)).toContain(layer)
          expect(read(line), `${part} ${variation} ${layer}`).toHaveLength(lengths[variation])
        }
        for (let bar = 0; bar < lengths[variation]; bar++) {
          expect(notesOf(theme, { part, tension: 1 }, variation, bar).length).toBeGreaterThan(0)
        }
      })
    }
  })

  test("is not the same in any two variations", () => {
    for (const { variations } of Object.values(theme.parts)) {
      expect(new Set(variations.map((lines) => JSON.stringify(lines))).size).toBe(variations.length)
    }
  })

  test("has layers that wait for tension", () => {
    const from = Object.values(theme.layers).map((layer) => layer.from)
    expect(from.filter((tension) => tension === 0).length).toBeGreaterThan(0)
    expect(from.filter((tension) => tension >= 0.5).length).toBeGreaterThan(1)
  })
})

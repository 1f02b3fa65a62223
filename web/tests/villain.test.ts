import { beforeEach, expect, test } from "vitest"
import { castPlace, faceOf } from "../src/lib/cast"
import type { SeatInfo } from "../src/lib/protocol"
import { Commentator, remembered, type Scene, SPEAKING_MS } from "../src/lib/villain"

const kept = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
})

const LINES: Record<string, number> = {
  "rigor-welcome": 2, "rigor-back-lost": 2, "rigor-back-won": 1, "rigor-memory-shove": 1, "rigor-shove": 4, "rigor-shove-me": 3,
  "rigor-shove-again": 2, "rigor-small": 2, "rigor-end": 1, "rigor-end-won": 1, "rigor-end-lost": 1, "bot-hard-hurt": 2,
}
const scene = (table: string, me: number | null = 0): Scene => ({
  game: "some",
  table,
  me,
  provoked: {
    pushed: [{ line: "shove", who: "seat", whom: "victim", weight: 2 }],
    fell: [{ line: "shove", who: "seat", woe: true, weight: 2 }],
    found: [{ line: "small", who: "seat", when: { count: 2 }, weight: 1 }],
  },
  bot: (seat) => (seat === 0 ? null : "hard"),
  variants: (kind) => LINES[kind] ?? 0,
  name: (seat) => `player ${seat + 1}`,
  speaksOf: (message, argument) => argument === "name" && /^bot-.*-2$/.test(message),
})
const shove = (by: number, whom: number) => ({ kind: "pushed", seat: `P${by + 1}`, victim: `P${whom + 1}` })
/** So far apart that nothing is passed over in silence. */
const later = (turn: number): [number, number] => [20 * turn, 2 * SPEAKING_MS * turn]

beforeEach(() => kept.clear())

test("the same line is never said twice in a row, not even in another game", () => {
  let last = ""
  for (let game = 0; game < 20; game++) {
    const rigor = new Commentator("some")
    for (let turn = 1; turn < 3; turn++) {
      const said = rigor.hear(scene(`t${game}`), [shove(1, 2)], ...later(turn))
      expect(said?.message).toMatch(/^rigor-shove-[1-4]$/)
      expect(said?.message).not.toBe(last)
      last = said!.message
    }
  }
})

test("he does not speak all the time, and of small things seldom", () => {
  const rigor = new Commentator("some")
  const said = Array.from({ length: 30 }, (_, index) => rigor.hear(scene("t"), [shove(1, 2)], index, index * 1000))
  expect(said.filter((remark) => remark !== null).length).toBeLessThan(7)
  expect(rigor.hear(scene("t"), [{ kind: "found", seat: "P2", count: 2 }], 36, 1e6)).toBeNull()
  expect(rigor.hear(scene("t"), [{ kind: "found", seat: "P2", count: 1 }], 90, 2e6)).toBeNull()
  expect(rigor.hear(scene("t"), [{ kind: "found", seat: "P2", count: 2 }], 90, 2e6)?.message).toMatch(/small/)
})

test("what is done to the player is told to the player, and counted when it becomes a habit", () => {
  const rigor = new Commentator("some")
  const kinds = [1, 2, 4, 5].map((turn) => rigor.hear(scene("t"), [shove(1, 0)], ...later(turn))?.message.replace(/-\d$/, ""))
  expect(kinds.slice(0, 2)).toEqual(["rigor-shove-me", "rigor-shove-me"])
  expect(kinds[3]).toBe("rigor-shove-again")
})

test("every third remark is a bot's own, if one is concerned", () => {
  const rigor = new Commentator("some")
  const speakers = [1, 2, 3].map((turn) => rigor.hear(scene("t"), [shove(0, 2)], ...later(turn))?.speaker)
  expect(speakers).toEqual(["villain", "villain", 2])
})

test("a bot to whom something happens by itself is not glad of it, and thanks nobody by name", () => {
  const fell = { kind: "fell", seat: "P3" }
  for (let game = 0; game < 8; game++) {
    const rigor = new Commentator("some")
    const remarks = [1, 2, 3].map((turn) => rigor.hear(scene("t"), [fell], ...later(turn)))
    expect(remarks[2]).toMatchObject({ speaker: 2, message: "bot-hard-hurt-1" })
  }
})

test("he greets once a table, and remembers how the last game went and what became of the player", () => {
  const rigor = new Commentator("some")
  expect(rigor.greet(scene("one"))?.message).toMatch(/welcome/)
  expect(rigor.greet(scene("one"))).toBeNull()
  expect(new Commentator("some").greet(scene("one"))).toBeNull()
  expect(rigor.close(scene("one"), [2, 1])?.message).toBe("rigor-end-lost-1")
  expect(rigor.close(scene("one"), [2, 1])).toBeNull()
  const second = new Commentator("some")
  expect(second.greet(scene("two"))?.message).toMatch(/back-lost/)
  for (const turn of [1, 2, 3]) second.hear(scene("two"), [shove(1, 0)], ...later(turn))
  second.close(scene("two"), [1, 2])
  expect(remembered("some")).toMatchObject({ played: 2, won: 1, lastWon: true, suffered: { shove: 3 } })
  const third = new Commentator("some").greet(scene("three"))
  expect(third).toMatchObject({ message: "rigor-memory-shove-1", args: { count: 3 } })
})

test("a spectator is not greeted, and a browser that keeps nonsense has a villain who forgets", () => {
  expect(new Commentator("some").greet(scene("one", null))).toBeNull()
  kept.set("ludoteca-villain", "{nonsense")
  expect(remembered("some").played).toBe(0)
})

const seat = (place: number, some: Partial<SeatInfo>): SeatInfo => ({ seat: place, kind: "bot", name: null, person: null, ...some }) as SeatInfo

test("bots of a table are different characters, the same ones all day, and people keep their own", () => {
  const seats = [seat(0, { kind: "person", person: "ann", name: "Ann" }), seat(1, {}), seat(2, {}), seat(3, { name: "Hal" })]
  const table = { seats, host: "ann", created: "2026-01-01T10:00:00Z" }
  const places = seats.map((_, place) => castPlace(table, place))
  expect([places[0], places[3]]).toEqual([null, null])
  expect(places[2]).toBe(places[1]! + 1)
  expect(castPlace({ ...table, created: "2026-01-01T23:00:00Z" }, 1)).toBe(places[1])
})

test("a person has the face that they chose, or one that stays", () => {
  const ann = seat(0, { kind: "person", person: "ann", name: "Ann" })
  expect(faceOf({ ...ann, face: "owl" })).toBe("owl")
  expect(faceOf({ ...ann, face: "<svg>" })).toBe(faceOf(ann))
})

import { expect, test } from "vitest"
import { mood as library } from "../../src/games/kragmortha/mood"
import { theme as libraryTheme } from "../../src/games/kragmortha/theme"
import type { KragmorthaView } from "../../src/games/kragmortha/types"
import { mood as dungeon } from "../../src/games/looterz/mood"
import { theme as dungeonTheme } from "../../src/games/looterz/theme"
import type { LooterzView } from "../../src/games/looterz/types"
import { mood as tower } from "../../src/games/platformer/mood"
import { theme as towerTheme } from "../../src/games/platformer/theme"
import type { PlatformerView } from "../../src/games/platformer/types"

const inLibrary = (rigor: string, at: (string | null)[], looks = [0, 0], tomes = 15, viewer: number | null = 0) =>
  library({
    viewer, rigor, decks: { tomes }, players: at.map((place, seat) => ({ seat, at: place, looks: Array(looks[seat]).fill({}) })),
  } as unknown as KragmorthaView)

test("the library grows cold as he comes nearer to me, and not when he is near somebody else", () => {
  const far = inLibrary("a1", ["g9", "g8"]).tension
  const near = ["d5", "d4", "d3", "d2"].map((rigor) => inLibrary(rigor, ["d1", "g8"]).tension)
  expect(near).toEqual([...near].sort((one, other) => one - other))
  expect(near[0]).toBeGreaterThan(far)
  expect(near[3]).toBeGreaterThan(0.75)
  expect(inLibrary("g7", ["a1", "g8"]).tension).toBe(far)
  expect(inLibrary("g7", ["a1", "g8"], [0, 0], 15, null).tension).toBeGreaterThan(0.75)
})

test("a third Look and the last Tomes are felt wherever he is; who has no place fears nothing", () => {
  expect(inLibrary("a1", ["g9", "g8"], [0, 3]).tension).toBeGreaterThan(0.6)
  expect(inLibrary("a1", ["g9", "g8"], [0, 0], 1).tension).toBeGreaterThan(0.6)
  expect(inLibrary("a1", [null, null]).tension).toBe(0)
})

const inDungeon = (coins: number[], seen: number, target = 10) =>
  dungeon({ viewer: 0, target, rigor: { seen, of: 4 }, players: coins.map((mine) => ({ coins: mine })) } as unknown as LooterzView)

test("the dungeon grows tense with the richest of all, and with each piece of the picture", () => {
  expect(inDungeon([0, 0], 0).tension).toBe(0)
  const race = [2, 5, 8, 9].map((coins) => inDungeon([0, coins], 0).tension)
  expect(race).toEqual([...race].sort((one, other) => one - other))
  expect(race[3]).toBeGreaterThan(0.75)
  const alarm = [0, 1, 2, 3].map((seen) => inDungeon([1, 1], seen).tension)
  expect(alarm).toEqual([...alarm].sort((one, other) => one - other))
  expect(alarm[3]).toBeGreaterThan(0.75)
  expect(inDungeon([9, 9], 3).tension).toBe(1)
})

interface InTower { health?: number; at?: string | null; lowest?: number; highest?: number; left?: number; boss?: boolean }
const inTower = ({ health = 6, at = "3.1.1", lowest = 1, highest = 3, left, boss = false }: InTower = {}) =>
  tower({
    viewer: 0, players: [{ seat: 0, health, at }, { seat: 1, health: 1, at: "3.1.2" }], tower: { lowest, highest, levels: 6 },
    solo: left === undefined ? null : { events_left: left }, boss: { id: "medusa" }, enemies: boss ? [{ id: "medusa" }] : [{ id: "bat" }],
  } as unknown as PlatformerView)

test("the tower grows tense with my hearts, the ground that falls and the turns that are left", () => {
  expect(inTower({ highest: 1 }).tension).toBe(0)
  expect(inTower({ health: 2 }).tension).toBeLessThan(inTower({ health: 1 }).tension)
  expect(inTower({ health: 1 }).tension).toBeGreaterThan(0.75)
  expect(inTower({ lowest: 3 }).tension).toBeGreaterThan(inTower({ lowest: 2 }).tension)
  expect(inTower({ lowest: 2 }).tension).toBeGreaterThan(inTower({ lowest: 1 }).tension)
  expect(inTower({ left: 0 }).tension).toBe(1)
  expect(inTower({ health: 1, at: null, highest: 1 }).tension).toBe(0)
})

test("who waits at the top has music of his own", () => {
  expect(inTower().part).toBe("tower")
  expect(inTower({ boss: true }).part).toBe("boss")
})

test("each mood is one that the theme has music for", () => {
  expect(Object.keys(libraryTheme.parts)).toContain(inLibrary("a1", ["b1", "c1"]).part)
  expect(Object.keys(dungeonTheme.parts)).toContain(inDungeon([0], 0).part)
  for (const boss of [true, false]) expect(Object.keys(towerTheme.parts)).toContain(inTower({ boss }).part)
})

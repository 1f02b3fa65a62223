import { describe, expect, it } from "vitest"
import { choreograph } from "../src/games/platformer/choreography"
import { suspense } from "../src/games/platformer/timing"
import type { PlatformerView } from "../src/games/platformer/types"

const view = {
  turn: { attack: null },
  tower: { levels: 4 },
  players: [{ seat: 0, at: "1.1.2" }, { seat: 1, at: "1.2.4" }],
  enemies: [{ number: 1, id: "zombie", at: "1.1.5" }],
} as unknown as PlatformerView
const fell = { kind: "fell", seat: "P2", origin: "1.2.4", space: "1.1.4" }
const rolled = { kind: "rolled", seat: "P1", roll: "left" }
const moved = { kind: "enemy_moved", enemy: "zombie", origin: "1.1.5", space: "1.1.4" }

describe("a roll", () => {
  it("holds back what it came to until its dice lie, after what came before it", () => {
    const script = choreograph(view, view, [fell, rolled, moved], "calm")
    const landed = suspense([fell, rolled, moved], "calm")
    expect(script.rolled!.start + script.rolled!.duration).toBe(landed)
    const [fall] = script.heroes.get(1)!
    expect(fall.start + fall.duration).toBeLessThanOrEqual(script.rolled!.start)
    expect(script.enemies.get(1)![0].start).toBeGreaterThanOrEqual(landed)
    expect(script.calls.map(({ event, start }) => [event.kind, start >= landed])).toEqual([["rolled", true]])
  })

  it("waits for nothing where nothing is rolled, and keeps nobody waiting who wants all at once", () => {
    expect(suspense([fell, moved], "calm")).toBe(0)
    expect(suspense([fell, rolled], "instant")).toBe(0)
    expect(choreograph(view, view, [fell], "calm").rolled).toBeNull()
    expect(suspense([rolled], "fast")).toBeLessThan(suspense([rolled], "calm"))
  })
})

/** From what happened to who moves when. Only for the eyes: the view already holds the outcome. */

import type { GameEvent } from "../../lib/board"
import type { Pace } from "../../lib/protocol"
import { beside, point } from "./geometry"
import { retimed, suspense, TUMBLE } from "./timing"
import { DIRECTIONS, type PlatformerView } from "./types"

export type How = "walk" | "fall" | "blink" | "shove" | "lunge" | "appear" | "vanish"
export interface Leg {
  how: How
  from: string
  to: string
  start: number
  duration: number
}
export type SparkKind = "wound" | "gold" | "gem" | "heal" | "shield" | "hit" | "miss" | "gravity"
export interface Spark {
  kind: SparkKind
  at: string
  amount: number
  start: number
}
export interface Ghost {
  number: number
  id: string
  at: string
  start: number
}
/** A sentence that is called out over the tower. */
export interface Call {
  event: GameEvent
  start: number
}
export interface Script {
  heroes: Map<number, Leg[]>
  enemies: Map<number, Leg[]>
  sparks: Spark[]
  /** Enemies that are gone from the view but still have to be seen going. */
  dying: Ghost[]
  revealed: { level: number; start: number } | null
  crumbled: { level: number; start: number } | null
  calls: Call[]
  /** When the dice are cast, and how long they tumble. */
  rolled: { start: number; duration: number } | null
  length: number
}

/** After so many milliseconds a new level is seen well enough for its enemies to appear. */
const UNROLLED = 350
const PACE: Record<How, number> = { walk: 220, fall: 160, blink: 260, shove: 180, lunge: 220, appear: 260, vanish: 320 }

export function still(): Script {
  return {
    heroes: new Map(), enemies: new Map(), sparks: [], dying: [], revealed: null, crumbled: null, calls: [], rolled: null, length: 0,
  }
}

const seatOf = (name: unknown): number => Number(String(name).slice(1)) - 1

class Stage {
  readonly script = still()
  readonly heroes = new Map<number, string | null>()
  readonly enemies = new Map<number, { id: string; at: string }>()
  clock = 0
  /** When the dice are cast. */
  cut: number | null = null
  /** The enemy that is being attacked. */
  readonly foe: string | undefined

  constructor(before: PlatformerView) {
    this.foe = before.turn.attack?.at
    for (const player of before.players) this.heroes.set(player.seat, player.at)
    for (const enemy of before.enemies) this.enemies.set(enemy.number, { id: enemy.id, at: enemy.at })
  }

  #leg(legs: Map<number, Leg[]>, who: number, leg: Leg): void {
    legs.set(who, [...(legs.get(who) ?? []), leg])
    this.script.length = Math.max(this.script.length, leg.start + leg.duration)
  }

  hero(seat: number, how: How, from: string, to: string, wait = true): void {
    const far = how === "fall" ? Math.max(1, point(from).height - point(to).height) : 1
    const duration = PACE[how] * (how === "fall" ? Math.sqrt(far) : 1)
    this.#leg(this.script.heroes, seat, { how, from, to, start: this.clock, duration })
    this.heroes.set(seat, how === "vanish" ? null : how === "lunge" ? from : to)
    if (wait) this.clock += duration
  }

  enemy(number: number, how: How, from: string, to: string, wait: boolean): void {
    const far = how === "fall" ? Math.max(1, point(from).height - point(to).height) : 1
    const duration = PACE[how] * (how === "fall" ? Math.sqrt(far) : 1)
    this.#leg(this.script.enemies, number, { how, from, to, start: this.clock, duration })
    const known = this.enemies.get(number)
    if (known && how !== "lunge") known.at = to
    if (wait) this.clock += duration
  }

  spark(kind: SparkKind, at: string | null | undefined, amount = 1): void {
    if (at) this.script.sparks.push({ kind, at, amount, start: this.clock })
  }

  on(space: string): number | null {
    for (const [number, enemy] of this.enemies) if (enemy.at === space) return number
    return null
  }

  /** The enemy of a kind that can have been pushed to a space. */
  beside(space: string, id: string): number | null {
    for (const direction of DIRECTIONS) {
      const there = beside(space, direction)
      const number = there === null ? null : this.on(there)
      if (number !== null && this.enemies.get(number)?.id === id) return number
    }
    return null
  }
}

function perform(stage: Stage, event: GameEvent, after: PlatformerView): void {
  const seat = seatOf(event.seat)
  const space = event.space as string
  const origin = event.origin as string
  const here = stage.heroes.get(seat)
  switch (event.kind) {
    case "stepped": return stage.hero(seat, "walk", origin, space)
    case "placed": case "swapped": return stage.hero(seat, "blink", origin, space)
    case "respawned": return stage.hero(seat, "appear", space, space)
    case "fell": return stage.hero(seat, "fall", origin, space)
    case "knocked_out": return here ? stage.hero(seat, "vanish", here, here) : undefined
    case "pushed_hero": {
      const victim = seatOf(event.victim)
      return stage.hero(victim, "shove", stage.heroes.get(victim) ?? space, space, false)
    }
    case "pushed_enemy": {
      const number = stage.beside(space, String(event.enemy))
      return number === null ? undefined : stage.enemy(number, "shove", stage.enemies.get(number)!.at, space, false)
    }
    case "enemy_moved": case "enemy_fell": {
      const number = stage.on(origin)
      return number === null ? undefined : stage.enemy(number, event.kind === "enemy_fell" ? "fall" : "walk", origin, space, event.kind === "enemy_fell")
    }
    case "spawned": {
      const found = after.enemies.find((enemy) => enemy.at === space && !stage.enemies.has(enemy.number))
      return found ? stage.enemy(found.number, "appear", space, space, false) : undefined
    }
    case "enemy_attacked": {
      const number = stage.on(space)
      return number === null || !here ? undefined : stage.enemy(number, "lunge", space, here, true)
    }
    case "struck": {
      const strong = Number(event.wounds) >= Number(event.health)
      return stage.spark(strong ? "hit" : "miss", stage.foe, Number(event.wounds))
    }
    case "defeated": case "shattered": {
      const number = stage.on(space)
      if (number === null) return
      stage.script.dying.push({ number, id: String(event.enemy), at: space, start: stage.clock })
      stage.enemies.delete(number)
      stage.clock += 200
      return
    }
    case "wounded": return stage.spark("wound", here, Number(event.damage))
    case "gold_gained": return stage.spark("gold", here, Number(event.amount))
    case "gem_gained": return stage.spark("gem", here, Number(event.amount))
    case "healed": return stage.spark("heal", here, Number(event.amount))
    case "ignored": return stage.spark("shield", here)
    case "gravity_activated": return stage.spark("gravity", here)
    case "level_revealed": stage.script.revealed = { level: Number(event.level), start: stage.clock }; return
    case "boss_revealed": stage.script.revealed = { level: after.tower.levels, start: stage.clock }; return
    case "level_removed": stage.script.crumbled = { level: Number(event.level), start: stage.clock }; return
    case "rolled":
      stage.cut = Math.max(stage.clock, stage.script.length)
      stage.clock = stage.cut + 1
      return
  }
}

/** What is called out over the tower: the beats of a turn. */
const CALLED = new Set([
  "turn", "rolled", "event_shown", "gravity_activated", "boss_rolled", "boss_drew", "boss_revealed", "level_removed",
  "level_revealed", "entered_boss_level", "tower_gone", "knocked_out", "wounded",
])

/** Nothing moves: only what is called out. */
export function quiet(events: GameEvent[]): Script {
  return { ...still(), calls: events.filter(({ kind }) => CALLED.has(kind)).map((event) => ({ event, start: 0 })) }
}

/** Puts everything in its time: the dice lie after `landed` milliseconds. */
function retime(script: Script, cut: number | null, landed: number, pace: Pace): Script {
  const at = retimed(cut, script.length, landed, pace)
  for (const legs of [...script.heroes.values(), ...script.enemies.values()])
    for (const leg of legs) {
      const end = at(leg.start + leg.duration)
      leg.start = at(leg.start)
      leg.duration = end - leg.start
    }
  for (const timed of [...script.sparks, ...script.dying, ...script.calls, script.revealed, script.crumbled]) if (timed) timed.start = at(timed.start)
  script.length = at(script.length)
  if (cut !== null) script.rolled = { start: landed - TUMBLE[pace], duration: TUMBLE[pace] }
  return script
}

export function choreograph(before: PlatformerView, after: PlatformerView, events: GameEvent[], pace: Pace): Script {
  const stage = new Stage(before)
  for (const event of events) {
    perform(stage, event, after)
    if (CALLED.has(event.kind)) stage.script.calls.push({ event, start: stage.clock })
    if (event.kind === "turn") stage.clock += 60
  }
  const { script } = stage
  if (script.revealed) {
    stage.clock = Math.max(stage.clock, script.revealed.start + UNROLLED)
    const known = new Set(before.enemies.map((enemy) => enemy.number))
    for (const enemy of after.enemies)
      if (!known.has(enemy.number) && !script.enemies.has(enemy.number)) stage.enemy(enemy.number, "appear", enemy.at, enemy.at, false)
  }
  script.length = Math.max(script.length, stage.clock)
  return retime(script, stage.cut, suspense(events, pace), pace)
}

/** Keyframes for a figure that rests at `home`, in pixels of a cell. */
export function keyframes(legs: Leg[], home: string | null, cell: number, length: number): Keyframe[] {
  const frames: Keyframe[] = []
  const rest = point(home ?? legs.at(-1)!.to)
  const shift = (space: string, lift = 0, extra = ""): string => {
    const there = point(space)
    const x = (there.column - rest.column) * cell
    const y = (rest.height - there.height - lift) * cell
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${extra}`
  }
  const put = (time: number, transform: string, more: Keyframe = {}): void => {
    frames.push({ offset: Math.min(1, time / length), transform, ...more })
  }
  if (legs[0].start > 0) put(0, shift(legs[0].from), { opacity: legs[0].how === "appear" ? 0 : 1 })
  for (const { how, from, to, start, duration } of legs) {
    const end = start + duration
    const lean = point(to).column - point(from).column
    if (how === "walk") {
      put(start, shift(from), { easing: "ease-in-out" })
      const mid = point(from).column === point(to).column ? 0.5 : 0.16
      const top = point(to).height > point(from).height ? to : from
      frames.push({
        offset: Math.min(1, (start + duration / 2) / length),
        transform: between(shift(from), shift(to), mid * cell * (top === to ? 0.25 : 1), lean * 7),
        easing: "ease-in-out",
      })
      put(end, shift(to))
    } else if (how === "fall") {
      put(start, shift(from), { easing: "cubic-bezier(.5, 0, .9, .6)" })
      put(end, shift(to))
      put(end + 40, shift(to, 0, "scale(1.12, .85)"))
    } else if (how === "blink") {
      put(start, shift(from), { opacity: 1 })
      put(start + duration / 2, shift(from, 0, "scale(.2, 1.4)"), { opacity: 0 })
      put(start + duration / 2 + 1, shift(to, 0, "scale(.2, 1.4)"), { opacity: 0 })
      put(end, shift(to), { opacity: 1 })
    } else if (how === "lunge") {
      const there = point(to)
      const here = point(from)
      put(start, shift(from), { easing: "ease-in" })
      frames.push({
        offset: Math.min(1, (start + duration / 2) / length),
        transform: `${shift(from)} translate(${(there.column - here.column) * cell * 0.4}px, ${(here.height - there.height) * cell * 0.4}px)`,
        easing: "ease-out",
      })
      put(end, shift(from))
    } else if (how === "appear") {
      put(start, shift(to, 0.6, "scale(.4)"), { opacity: 0, easing: "ease-out" })
      put(end, shift(to), { opacity: 1 })
    } else if (how === "vanish") {
      put(start, shift(from), { opacity: 1, easing: "ease-in" })
      put(end, shift(from, 1.2, "rotate(220deg) scale(.3)"), { opacity: 0 })
    } else {
      put(start, shift(from), { easing: "ease-out" })
      put(end, shift(to))
    }
  }
  return frames.sort((a, b) => Number(a.offset) - Number(b.offset))
}

function between(from: string, to: string, lift: number, lean: number): string {
  const numbers = (text: string) => (text.match(/-?[\d.]+(?=px)/g) ?? ["0", "0"]).map(Number)
  const [ax, ay] = numbers(from)
  const [bx, by] = numbers(to)
  return `translate(${((ax + bx) / 2).toFixed(1)}px, ${((ay + by) / 2 - lift).toFixed(1)}px) rotate(${lean}deg)`
}

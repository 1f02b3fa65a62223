/** What a move will surely do, for the eyes: who would stand where, and the story in words. */

import type { GameEvent, Words } from "../../lib/board"
import type { PlatformerView } from "./types"

export interface Foreseen {
  /** Seat of a hero or number of an enemy, and where it would end. */
  heroes: Map<number, string>
  enemies: { id: string; to: string }[]
  wounds: Map<number, number>
  attackers: string[]
}

const TOLD = new Set([
  "enemy_attacked", "wounded", "knocked_out", "pushed_hero", "pushed_enemy", "fell", "enemy_fell", "shattered", "defeated",
  "gold_gained", "gem_gained", "gold_lost", "token_gained", "token_lost", "healed", "enemy_moved", "artifact_taken",
  "level_revealed", "boss_revealed", "entered_boss_level", "struck",
])

/** The sentences worth telling of what a move will do. */
export function outcome(events: GameEvent[], words: Words): string[] {
  return events.filter((event) => TOLD.has(event.kind)).slice(0, 6).map((event) => words.event(event))
}

export function foresee(view: PlatformerView, events: GameEvent[]): Foreseen {
  const found: Foreseen = { heroes: new Map(), enemies: [], wounds: new Map(), attackers: [] }
  const seat = (name: unknown) => Number(String(name).slice(1)) - 1
  for (const event of events) {
    const space = event.space as string
    switch (event.kind) {
      case "stepped": case "placed": case "fell": case "respawned": case "swapped": found.heroes.set(seat(event.seat), space); break
      case "pushed_hero": found.heroes.set(seat(event.victim), space); break
      case "pushed_enemy": case "enemy_moved": case "enemy_fell": {
        const id = String(event.enemy)
        const earlier = found.enemies.find((enemy) => enemy.id === id && enemy.to === event.origin)
        if (earlier) earlier.to = space
        else found.enemies.push({ id, to: space })
        break
      }
      case "wounded": found.wounds.set(seat(event.seat), (found.wounds.get(seat(event.seat)) ?? 0) + Number(event.damage)); break
      case "enemy_attacked": found.attackers.push(space); break
    }
  }
  for (const [who, space] of found.heroes) if (view.players[who]?.at === space) found.heroes.delete(who)
  return found
}

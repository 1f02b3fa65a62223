/** The view of Platformer, as `src/ludoteca/games/platformer/view.py` writes it. */

import type { View } from "../../lib/board"

export type Direction = "up" | "right" | "down" | "left"
export type Symbol = "boot" | "sword" | "coin" | "monster" | "star"
export type Roll = "attack" | "left" | "right"
export type TileSet = "forest" | "void"
export type Feature =
  | "ladder" | "trap" | "shop" | "portal" | "spawn" | "gold_space" | "gem_space" | "boss_spawn" | "special"

export const SYMBOLS: Symbol[] = ["boot", "sword", "coin", "monster", "star"]
export const DIRECTIONS: Direction[] = ["up", "right", "down", "left"]

export interface Space {
  name: string
  features: Feature[]
  ways: Direction[]
  floor: boolean
  edge: "open" | "platform" | "crossed" | "one_way"
  gold: number
  gems: number
  threat: boolean
}
export interface Enemy {
  number: number
  id: string
  at: string
  damage: number
  health: number
  gold: number
  gems: number
  falls_to: string | null
}
export interface HeldCard {
  id: string
  price: number | null
  exhausted: boolean
}
export interface Player {
  seat: number
  hero: string | null
  ability: string | null
  tired: boolean
  star: Symbol[]
  at: string | null
  inside: boolean
  falls_to: string | null
  health: number
  most_health: number
  gold: number
  gems: number
  special: Symbol | null
  tokens: string[]
  cards: HeldCard[]
  most_wounds: number
}
export interface Die {
  symbol: Symbol
  used: boolean
}
export interface Attack {
  boss: string
  symbol: Symbol | Roll
  range: string
  wounds: number
  token: string | null
  effect: string
}
export interface Printed {
  heroes: Record<string, { health: number; star: Symbol[]; ability: string }>
  enemies: Record<string, { rank: number; damage: number; health: number; gold: number; gems: number; ability: string }>
  cards: Record<string, { kind: "item" | "potion" | "artifact"; effect: string; price?: number }>
  attacks: Record<string, Attack>
  events: Record<string, string>
  tiles: Record<string, TileSet>
  faces: { action: Symbol[]; enemy: Roll[] }
}
export interface PlatformerView extends View {
  tower: {
    levels: number
    lowest: number
    highest: number
    rows: number
    columns: number
    tiles: ([string, string] | null)[]
    enemy_cards: (string | null)[]
    spaces: Space[]
  }
  enemies: Enemy[]
  boss: { id: string; health: number; damage: number; deck: number; discards: string[] }
  players: Player[]
  turn: {
    number: number
    seat: number | null
    first: number
    bonus: number
    stage: string | null
    attack: { at: string; wounds: number; most: number; health: number } | null
    effects: string[]
    afloat: string[]
  }
  dice: { action: Die[]; enemy: Roll | null; charge: number; costs: number[] }
  shop: {
    wares: ({ id: string; price: number } | null)[]
    items_left: number
    potions_left: number
    items_known: string[]
    potions_known: string[]
  }
  artifacts: { id: string; owner: number | null }[]
  solo: { event: string | null; effect: string | null; events_left: number; events_seen: string[]; defeated: number } | null
  ending: string | null
  printed: Printed
}

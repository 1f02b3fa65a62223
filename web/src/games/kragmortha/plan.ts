/** Where the spaces lie in the picture of the library. */

import type { Space } from "./types"

export const CELL = 100
export const MARGIN = 34

export type Direction = "north" | "east" | "south" | "west"
const STEPS: Record<Direction, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }

export interface Point {
  x: number
  y: number
}

export class Plan {
  readonly spaces: Space[]
  readonly top: number
  readonly rows: number
  readonly left: number
  readonly columns: number
  readonly mirrored: boolean
  readonly width: number
  readonly height: number
  /** Spaces in a row of the whole floor, those out of play among them. */
  readonly #wide: number
  readonly #index: Map<string, number>

  constructor(spaces: Space[], mirrored = false) {
    this.spaces = spaces
    this.mirrored = mirrored
    this.#index = new Map(spaces.map((space, index) => [space.name, index]))
    this.#wide = new Set(spaces.map((space) => space.name[0])).size
    const used = spaces.flatMap((space, index) => (space.kind === "out" ? [] : [index]))
    const rows = used.map((index) => Math.floor(index / this.#wide))
    const columns = used.map((index) => index % this.#wide)
    this.top = Math.min(...rows)
    this.rows = Math.max(...rows) - this.top + 1
    this.left = Math.min(...columns)
    this.columns = Math.max(...columns) - this.left + 1
    this.width = this.columns * CELL + 2 * MARGIN
    this.height = this.rows * CELL + 2 * MARGIN
  }

  space(name: string): Space {
    return this.spaces[this.#index.get(name)!]
  }

  column(name: string): number {
    const column = (this.#index.get(name)! % this.#wide) - this.left
    return this.mirrored ? this.columns - 1 - column : column
  }

  row(name: string): number {
    return Math.floor(this.#index.get(name)! / this.#wide) - this.top
  }

  /** The upper left corner of a space. */
  corner(name: string): Point {
    return { x: MARGIN + this.column(name) * CELL, y: MARGIN + this.row(name) * CELL }
  }

  centre(name: string): Point {
    const { x, y } = this.corner(name)
    return { x: x + CELL / 2, y: y + CELL / 2 }
  }

  /** The space at a point of the picture, in shares of its width and height. */
  at(across: number, down: number): string | null {
    const column = Math.floor((across * this.width - MARGIN) / CELL)
    const row = Math.floor((down * this.height - MARGIN) / CELL)
    return this.spaces.find(({ name }) => this.column(name) === column && this.row(name) === row)?.name ?? null
  }

  /** The space next to one, as moves name directions. */
  beside(name: string, direction: string): string {
    const [right, down] = STEPS[direction as Direction]
    return this.spaces[this.#index.get(name)! + right + down * this.#wide].name
  }

  isInPlay(name: string): boolean {
    const kind = this.space(name).kind
    return kind === "floor" || kind === "desk"
  }

  /** Steps over the spaces in play from one space to every other, as if there were no pawns. */
  distances(from: string): Map<string, number> {
    const found = new Map([[from, 0]])
    const queue = [from]
    for (const name of queue) {
      for (const next of this.#neighbours(name)) {
        if (found.has(next)) continue
        found.set(next, found.get(name)! + 1)
        queue.push(next)
      }
    }
    return found
  }

  #neighbours(name: string): string[] {
    const index = this.#index.get(name)!
    const column = index % this.#wide
    const near = [index - this.#wide, index + this.#wide]
    if (column > 0) near.push(index - 1)
    if (column < this.#wide - 1) near.push(index + 1)
    return near.flatMap((other) => {
      const space = this.spaces[other]
      return space && this.isInPlay(space.name) ? [space.name] : []
    })
  }
}

/** The stonework of a level, worked out from its spaces: runs of platforms, walls, ladders. */

import { COLUMNS, ROWS } from "../geometry"
import type { Space, TileSet } from "../types"

export const CELL = 100
export const SLAB = 12

export interface Slab {
  kind: "platform" | "one_way" | "ground"
  set: TileSet
  x: number
  y: number
  width: number
}
export interface Wall {
  set: TileSet
  x: number
  y: number
  height: number
}
export interface Rungs {
  set: TileSet
  x: number
  top: number
  bottom: number
}
export interface Cell {
  space: Space
  set: TileSet
  x: number
  y: number
}

export function cells(spaces: Space[], level: number, sets: TileSet[]): Cell[] {
  return spaces
    .filter((space) => space.name.startsWith(`${level}.`))
    .map((space) => {
      const [, row, column] = space.name.split(".").map(Number)
      return { space, set: sets[column > COLUMNS / 2 ? 1 : 0], x: (column - 1) * CELL, y: (ROWS - row) * CELL }
    })
}

function slabKind(cell: Cell, lowest: boolean): Slab["kind"] | null {
  if (lowest && cell.y === (ROWS - 1) * CELL && cell.space.edge !== "one_way") return "ground"
  if (cell.space.edge === "open") return null
  return cell.space.edge === "one_way" ? "one_way" : "platform"
}

export function slabs(all: Cell[], lowest: boolean): Slab[] {
  const found: Slab[] = []
  for (const cell of all) {
    const kind = slabKind(cell, lowest)
    if (kind === null) continue
    const y = cell.y + CELL - SLAB
    const last = found.at(-1)
    if (last && last.kind === kind && last.set === cell.set && last.y === y && last.x + last.width === cell.x) {
      last.width += CELL
    } else found.push({ kind, set: cell.set, x: cell.x, y, width: CELL })
  }
  return found
}

export function walls(all: Cell[]): Wall[] {
  const found: Wall[] = []
  const standing = all.filter((cell) => cell.x > 0 && !cell.space.ways.includes("left"))
  for (const cell of standing.sort((a, b) => a.x - b.x || a.y - b.y)) {
    const last = found.at(-1)
    if (last && last.x === cell.x && last.y + last.height === cell.y) last.height += CELL
    else found.push({ set: cell.set, x: cell.x, y: cell.y, height: CELL })
  }
  return found
}

export function ladders(all: Cell[]): Rungs[] {
  const found: Rungs[] = []
  const climbed = all.filter((cell) => cell.space.features.includes("ladder") || cell.space.edge === "crossed")
  for (const cell of climbed.sort((a, b) => a.x - b.x || a.y - b.y)) {
    const whole = cell.space.features.includes("ladder")
    const crossed = cell.space.edge === "crossed"
    const top = whole ? cell.y + 4 : cell.y + CELL - SLAB - 14
    const bottom = cell.y + (crossed ? CELL : CELL - SLAB)
    const last = found.at(-1)
    if (last && last.x === cell.x && last.bottom >= cell.y - SLAB - 1) last.bottom = bottom
    else found.push({ set: cell.set, x: cell.x, top, bottom })
  }
  return found
}

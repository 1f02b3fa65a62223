/** Where things are: spaces are named level.row.column, counted from the lower left. */

import type { Direction, PlatformerView } from "./types"

export const ROWS = 4
export const COLUMNS = 8
/** The tower's outer walls, in cells; the sky above its top, in cells. */
export const MARGIN = 0.3
export const SKY = 1.15
/** What lies under the lowest level, in cells. */
export const ABYSS = 0.55
export const WIDTH = COLUMNS + 2 * MARGIN

export interface Point {
  /** Column and row of the whole tower, both counted from 0 at the lower left. */
  column: number
  height: number
}

const STEPS: Record<Direction, [number, number]> = { up: [0, 1], right: [1, 0], down: [0, -1], left: [-1, 0] }
export const OPPOSITE: Record<Direction, Direction> = { up: "down", right: "left", down: "up", left: "right" }

export function point(space: string): Point {
  const [level, row, column] = space.split(".").map(Number)
  return { column: column - 1, height: (level - 1) * ROWS + row - 1 }
}

export function spaceName({ column, height }: Point): string {
  return `${Math.floor(height / ROWS) + 1}.${(height % ROWS) + 1}.${column + 1}`
}

export function levelOf(space: string): number {
  return Number(space.split(".", 1)[0])
}

/** The space in a direction, walls or not; null outside the tower. */
export function beside(space: string, direction: Direction, far = 1): string | null {
  const { column, height } = point(space)
  const [right, up] = STEPS[direction]
  const there = { column: column + far * right, height: height + far * up }
  if (there.column < 0 || there.column >= COLUMNS || there.height < 0) return null
  return spaceName(there)
}

/** Left and top of a space in cells, in a tower of so many levels. */
export function place(space: string, levels: number): { x: number; y: number } {
  const { column, height } = point(space)
  return { x: MARGIN + column, y: SKY + levels * ROWS - 1 - height }
}

/** The space at a point of the picture, in cells; it may lie outside the tower that is built. */
export function spaceAt(x: number, y: number, levels: number): string | null {
  const column = Math.floor(x - MARGIN)
  const height = levels * ROWS - 1 - Math.floor(y - SKY)
  return column < 0 || column >= COLUMNS || height < 0 ? null : spaceName({ column, height })
}

export function topOf(level: number, levels: number): number {
  return SKY + (levels - level) * ROWS
}

/** All of the tower that is drawn, in cells, from the sky to the abyss. */
export function towerHeight(view: PlatformerView): number {
  return topOf(view.tower.lowest, view.tower.levels) + ROWS + ABYSS
}

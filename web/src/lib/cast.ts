/** Who plays: bots are characters of the game's cast, and people have a face that they chose. */

import type { SeatInfo, Table } from "./protocol"

/** The faces that people choose from. */
export const FACES = ["fox", "owl", "frog", "ghost", "robot", "witch", "knight", "dragon", "rabbit", "bear", "kraken", "imp"] as const
export type FaceName = (typeof FACES)[number]

/** The name of a seat: written by a person, or the place of its bot in the game's cast, from 0. */
export type SeatName = string | { cast: number } | null

/** A number that is always the same for the same text. */
export function hash(text: string): number {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003
  return sum
}

/**
 * The place of a seat's bot in the cast; null for people. A host meets the same crew all day, so that a second round is
 * against old acquaintances, and no two bots of a table are the same character.
 */
export function castPlace(table: Pick<Table, "seats" | "host" | "created">, seat: number): number | null {
  const info = table.seats[seat]
  if (info?.kind !== "bot" || info.name !== null) return null
  const before = table.seats.slice(0, seat).filter(({ kind, name }) => kind === "bot" && name === null).length
  return hash(`${table.host} ${table.created.slice(0, 10)}`) + before
}

export function isFace(name: unknown): name is FaceName {
  return FACES.includes(name as FaceName)
}

/** The face of a person's seat: as they chose, else one that stays the same. */
export function faceOf(seat: Pick<SeatInfo, "seat" | "face" | "person" | "name">): FaceName {
  return isFace(seat.face) ? seat.face : FACES[hash(`${seat.person} ${seat.name} ${seat.seat}`) % FACES.length]
}

/** What people are called. The server calls guests who gave no name "#" and a number. */

import { castPlace, type SeatName } from "./cast"
import type { Table } from "./protocol"
import { t } from "./text.svelte"

export const isUnnamed = (name: string): boolean => name.startsWith("#")

export function personName(name: string): string {
  return isUnnamed(name) ? t("guest", { number: name.slice(1) }) : name
}

/** The names of the seats; none where the game's own (Purple, Player 2) says more than a guest's number. */
export function seatNames(table: Table | null): SeatName[] {
  return (
    table?.seats.map(({ seat, name }) => {
      const cast = castPlace(table, seat)
      if (cast !== null) return { cast }
      return name === null || isUnnamed(name) ? null : name
    }) ?? []
  )
}

/** This browser's part of the dice: a number given when somebody sits down, and the sums that show it was used. */

import { api } from "./api"
import { digest } from "./digest"
import type { NewTable, Table } from "./protocol"
import { settings } from "./settings.svelte"

const KEY = "ludoteca-numbers"
const KEPT = 100

/** What the server promised before it knew the number, and the number. */
interface Part {
  commitment: string
  nonce: string
}

function parts(): Record<string, Part> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Part>
  } catch {
    return {}
  }
}

/** Whether somebody has ever taken a seat at this browser. */
export const everSat = (): boolean => Object.keys(parts()).length > 0

function keep(table: Table, nonce: string): void {
  const all = Object.entries({ ...parts(), [table.id]: { commitment: table.commitment, nonce } })
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-KEPT))))
  } catch {
    // A browser that keeps nothing can still check the sums, only not that its own number is the one it gave.
  }
}

function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** Takes a seat, with a number that the server could not know when it made its promise. */
export async function sitDown(table: Table, seat?: number): Promise<Table> {
  const nonce = newNonce()
  const joined = await api.join(table.id, seat, nonce, settings.face || undefined)
  keep(table, nonce)
  return joined
}

/** A table that waits for its host's number, if the host sits at it. */
async function begun(held: Table): Promise<Table> {
  return held.my_seats.length > 0 && held.status === "waiting" ? sitDown(held, held.my_seats[0]) : held
}

export async function openTable(wanted: NewTable): Promise<Table> {
  return begun(await api.newTable({ ...wanted, hold: true }))
}

export async function playAgain(table: Table): Promise<Table> {
  return begun(await api.rematch(table.id))
}

export async function continueFrom(table: Table, index: number, seats: NewTable["seats"]): Promise<Table> {
  return begun(await api.continueFrom(table.id, index, seats))
}

/** Whether a finished table kept its promise, by this browser's own sums; null where it cannot tell. */
export async function keptPromise(table: Table): Promise<boolean | null> {
  if (table.seed === null) return null
  const sum = await digest(table.secret ?? table.seed)
  if (sum === null) return null
  if (table.secret === null) return sum === table.commitment
  const nonces = table.seats.map((seat) => seat.nonce ?? "")
  const seed = await digest(["ludoteca", table.secret, ...nonces].join("\n"))
  const mine = parts()[table.id] as Part | undefined
  const used = mine === undefined || (mine.commitment === table.commitment && nonces.includes(mine.nonce))
  return sum === table.commitment && seed === table.seed && used
}

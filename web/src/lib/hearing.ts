/** What a move sounds like. */

import type { GameClient } from "./board"
import type { GameEvent } from "./protocol"
import { sound } from "./sound"

const MOST_AT_ONCE = 4
const APART = 110

export function hear(client: GameClient | null, events: GameEvent[]): void {
  const heard = events.flatMap((event) => client?.sound?.(event) ?? [])
  const different = heard.filter((name, place) => name !== heard[place - 1])
  different.slice(0, MOST_AT_ONCE).forEach((name, place) => setTimeout(() => sound(name), place * APART))
}

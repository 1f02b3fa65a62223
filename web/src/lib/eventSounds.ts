/** What a move sounds like. */

import type { GameClient } from "./board"
import type { GameEvent } from "./protocol"
import { sound } from "./sound"

const MOST_AT_ONCE = 4
const APART = 110

/** Dice are heard at once, and what they came to when they lie, `held` milliseconds later. */
export function playEventSounds(client: GameClient | null, events: GameEvent[], held = 0): void {
  const heard = events.flatMap((event) => client?.sound?.(event) ?? [])
  const different = heard.filter((name, place) => name !== heard[place - 1])
  different.slice(0, MOST_AT_ONCE).forEach((name, place) => setTimeout(() => sound(name), (name === "dice" ? 0 : held) + place * APART))
}

/** Small sounds, made on the spot: no files. */

export const SOUNDS = [
  "click", "turn", "step", "slide", "push", "card", "shuffle", "coin", "dice", "hit", "miss", "heal",
  "fall", "crumble", "magic", "chill", "alarm", "reveal", "win", "lose",
] as const
export type Sound = (typeof SOUNDS)[number]

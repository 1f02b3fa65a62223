/** How each design looks; a design of somebody's own box gets a plain cat in a colour of its own. */
import { type Look } from "../look"
import { FIGHTERS } from "./fighters"
import { ROGUES } from "./rogues"
import { SCHOLARS } from "./scholars"

const LOOKS: Record<string, Look> = { ...FIGHTERS, ...ROGUES, ...SCHOLARS }

export function lookOf(design: string): Look {
  return LOOKS[design] ?? plainLook(design)
}

function plainLook(design: string): Look {
  let number = 0
  for (const letter of design) number = (number * 31 + letter.charCodeAt(0)) % 360
  const patterns = ["plain", "tabby", "mask", "patch"] as const
  const eyes = ["round", "sly", "happy", "sleepy"] as const
  return {
    fur: `hsl(${number} 35% 62%)`,
    shade: `hsl(${number} 38% 40%)`,
    light: `hsl(${number} 45% 88%)`,
    eye: `hsl(${(number + 160) % 360} 75% 70%)`,
    eyes: eyes[number % 4],
    pattern: patterns[(number >> 2) % 4],
    room: [`hsl(${(number + 40) % 360} 55% 80%)`, `hsl(${(number + 40) % 360} 40% 30%)`],
  }
}

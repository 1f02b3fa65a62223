/** Pictures for the afflicted parts of the body, the Tomes and their magic symbols. */

import type { Component } from "svelte"
import type { SvelteHTMLElements } from "svelte/elements"
import Prayer from "~icons/game-icons/prayer"
import Bag from "~icons/game-icons/swap-bag"
import Wingfoot from "~icons/game-icons/wingfoot"
import CrystalBall from "~icons/game-icons/crystal-ball"
import Push from "~icons/game-icons/push"
import Swap from "~icons/game-icons/body-swapping"
import Beckon from "~icons/game-icons/bugle-call"
import Recall from "~icons/game-icons/teleport"
import RobberHand from "~icons/game-icons/robber-hand"
import Goat from "~icons/game-icons/goat"
import MagicShield from "~icons/game-icons/magic-shield"
import BookCover from "~icons/game-icons/book-cover"
import GoblinHead from "~icons/game-icons/goblin-head"
import Tongue from "~icons/game-icons/tongue"
import Arm from "~icons/game-icons/forearm"
import Hand from "~icons/game-icons/hand"
import Leg from "~icons/game-icons/leg"
import Shouting from "~icons/game-icons/shouting"
import EvilEye from "~icons/game-icons/warlock-eye"
import Moon from "~icons/game-icons/moon"
import Eye from "~icons/game-icons/all-seeing-eye"
import Flame from "~icons/game-icons/flame"
import Portal from "~icons/game-icons/magic-portal"

export type Icon = Component<SvelteHTMLElements["svg"]>

export const EFFECTS: Record<string, Icon> = {
  absolution: Prayer,
  deep_pockets: Bag,
  haste: Wingfoot,
  crystal_step: CrystalBall,
  shove: Push,
  swap: Swap,
  beckon: Beckon,
  recall: Recall,
  pickpocket: RobberHand,
  scapegoat: Goat,
  ward: MagicShield,
}
const PARTS: Record<string, Icon> = {
  head: GoblinHead,
  mouth: Tongue,
  arms: Arm,
  hands: Hand,
  legs: Leg,
  voice: Shouting,
}
export const KINDS: Record<string, Icon> = { moon: Moon, eye: Eye, flame: Flame }
export const TOKENS: Record<string, Icon> = { teleport: Portal, tome: BookCover, trap: EvilEye }
export { EvilEye as LookIcon, BookCover as TomeIcon }

/** Boxes of a player's own may have parts and effects that no picture was made for. */
export const partIcon = (part: string): Icon => PARTS[part] ?? EvilEye
export const effectIcon = (effect: string): Icon => EFFECTS[effect] ?? BookCover

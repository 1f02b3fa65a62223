/** Pictures for symbols, cards and tokens, from game-icons.net (CC BY 3.0). Keyed by what a card does, so own boxes have them too. */

import type { Component } from "svelte"
import Acrobatic from "~icons/game-icons/acrobatic"
import Anvil from "~icons/game-icons/anvil"
import AnvilImpact from "~icons/game-icons/anvil-impact"
import Balloons from "~icons/game-icons/balloons"
import BleedingWound from "~icons/game-icons/bleeding-wound"
import Blunderbuss from "~icons/game-icons/blunderbuss"
import Boots from "~icons/game-icons/boots"
import BowlSpiral from "~icons/game-icons/bowl-spiral"
import Broadsword from "~icons/game-icons/broadsword"
import BullHorns from "~icons/game-icons/bull-horns"
import BurningEmbers from "~icons/game-icons/burning-embers"
import CardPick from "~icons/game-icons/card-pick"
import CheckMark from "~icons/game-icons/check-mark"
import ClawSlashes from "~icons/game-icons/claw-slashes"
import CoinsPile from "~icons/game-icons/coins-pile"
import CrossedChains from "~icons/game-icons/crossed-chains"
import CrossedSwords from "~icons/game-icons/crossed-swords"
import CrystalCluster from "~icons/game-icons/crystal-cluster"
import CrystalGrowth from "~icons/game-icons/crystal-growth"
import DaemonSkull from "~icons/game-icons/daemon-skull"
import DiceFire from "~icons/game-icons/dice-fire"
import DrippingSword from "~icons/game-icons/dripping-sword"
import DualityMask from "~icons/game-icons/duality-mask"
import Enrage from "~icons/game-icons/enrage"
import FallDown from "~icons/game-icons/fall-down"
import Falling from "~icons/game-icons/falling"
import FastForwardButton from "~icons/game-icons/fast-forward-button"
import Feather from "~icons/game-icons/feather"
import FireRay from "~icons/game-icons/fire-ray"
import FluffyCloud from "~icons/game-icons/fluffy-cloud"
import FluffyFlame from "~icons/game-icons/fluffy-flame"
import Gauntlet from "~icons/game-icons/gauntlet"
import GlassHeart from "~icons/game-icons/glass-heart"
import HandGrip from "~icons/game-icons/hand-grip"
import HealthPotion from "~icons/game-icons/health-potion"
import HeartBeats from "~icons/game-icons/heart-beats"
import HeartNecklace from "~icons/game-icons/heart-necklace"
import Hood from "~icons/game-icons/hood"
import HuntingHorn from "~icons/game-icons/hunting-horn"
import LeatherBoot from "~icons/game-icons/leather-boot"
import Ladder from "~icons/game-icons/ladder"
import Magnet from "~icons/game-icons/magnet"
import Manacles from "~icons/game-icons/manacles"
import MetalBoot from "~icons/game-icons/metal-boot"
import MirrorMirror from "~icons/game-icons/mirror-mirror"
import NightSleep from "~icons/game-icons/night-sleep"
import NinjaHead from "~icons/game-icons/ninja-head"
import PoisonBottle from "~icons/game-icons/poison-bottle"
import PoisonCloud from "~icons/game-icons/poison-cloud"
import Pounce from "~icons/game-icons/pounce"
import Prism from "~icons/game-icons/prism"
import Puppet from "~icons/game-icons/puppet"
import QuakeStomp from "~icons/game-icons/quake-stomp"
import RaiseSkeleton from "~icons/game-icons/raise-skeleton"
import RaiseZombie from "~icons/game-icons/raise-zombie"
import ReceiveMoney from "~icons/game-icons/receive-money"
import Ring from "~icons/game-icons/ring"
import RingingBell from "~icons/game-icons/ringing-bell"
import Robber from "~icons/game-icons/robber"
import RobberHand from "~icons/game-icons/robber-hand"
import RollingDiceCup from "~icons/game-icons/rolling-dice-cup"
import RollingDices from "~icons/game-icons/rolling-dices"
import RoundShield from "~icons/game-icons/round-shield"
import RoundStar from "~icons/game-icons/round-star"
import SandSnake from "~icons/game-icons/sand-snake"
import ScaleMail from "~icons/game-icons/scale-mail"
import ShatteredSword from "~icons/game-icons/shattered-sword"
import Shop from "~icons/game-icons/shop"
import SmokeBomb from "~icons/game-icons/smoke-bomb"
import SnakeBite from "~icons/game-icons/snake-bite"
import Spikes from "~icons/game-icons/spikes"
import Sprint from "~icons/game-icons/sprint"
import StoneBlock from "~icons/game-icons/stone-block"
import StoneBust from "~icons/game-icons/stone-bust"
import Sunrise from "~icons/game-icons/sunrise"
import SwordBrandish from "~icons/game-icons/sword-brandish"
import Teleport from "~icons/game-icons/teleport"
import ThorHammer from "~icons/game-icons/thor-hammer"
import ThrownSpear from "~icons/game-icons/thrown-spear"
import TwoCoins from "~icons/game-icons/two-coins"
import WaterDrop from "~icons/game-icons/water-drop"
import WaxSeal from "~icons/game-icons/wax-seal"
import Whiplash from "~icons/game-icons/whiplash"
import WindHole from "~icons/game-icons/wind-hole"
import WindSlap from "~icons/game-icons/wind-slap"
import WolverineClaws from "~icons/game-icons/wolverine-claws"

type Icons = Record<string, Component>

export const SYMBOL_ICONS: Icons = {
  boot: LeatherBoot, sword: Broadsword, coin: TwoCoins, monster: DaemonSkull, star: RoundStar,
}
export const EFFECT_ICONS: Icons = {
  loaded_dice: DiceFire, ninja_gear: NinjaHead, boots_of_haste: Boots, hammer: ThorHammer,
  climbing_claws: WolverineClaws, iron_soles: MetalBoot, buckler: RoundShield, heart_locket: HeartNecklace,
  pedlars_bell: RingingBell, phase_ring: Ring, magnet: Magnet, balloon: Balloons, long_spear: ThrownSpear,
  pocket_anvil: Anvil, prism_lens: Prism, stoneskin: StoneBlock, healing: HealthPotion, purity: WaterDrop,
  swiftness: Sprint, fury: Enrage, crystal_phial: CrystalCluster, levitation: Feather, smoke: SmokeBomb,
  gust: WindSlap, command: Puppet, fortune: RollingDices, mimicry: DualityMask, blink: Teleport,
  phoenix: BurningEmbers, light_fingers: RobberHand, coin_gun: Blunderbuss, war_horn: HuntingHorn,
  acrobats_sash: Acrobatic, cloud_cushion: FluffyCloud, bullys_gauntlet: Gauntlet, beggars_bowl: BowlSpiral,
  prism_heart: GlassHeart, merchants_seal: WaxSeal, fools_cup: RollingDiceCup, thorn_mail: ScaleMail,
}
export const TOKEN_ICONS: Icons = {
  poison: PoisonBottle, petrify: StoneBust, mirror: MirrorMirror, shackle: Manacles, soulflame: FluffyFlame,
}
export const ATTACK_ICONS: Icons = {
  tail_lash: Whiplash, snake_attack: SnakeBite, venom_rain: PoisonCloud, petrify: StoneBust, slither: SandSnake,
  shockwave: QuakeStomp, pounce: Pounce, flame_lance: FireRay, tithe: ReceiveMoney, call_defenders: RaiseSkeleton,
  soul_chain: CrossedChains,
}
export const EVENT_ICONS: Icons = {
  savagery: ClawSlashes, slippery_rungs: Ladder, stampede: BullHorns, blunt_blades: ShatteredSword,
  sharp_spikes: Spikes, reinforcements: RaiseZombie, thief: Robber, market_day: Shop, vein: CrystalGrowth,
  tailwind: WindHole, second_wind: HeartBeats, calm: NightSleep,
}
export const ABILITY_ICONS: Icons = {
  bounty: CoinsPile, drover: Puppet, blood_roll: DrippingSword, sneak: Hood, rage: Enrage,
  transmute: CrystalCluster,
}
export const MOVE_ICONS: Icons = {
  gravity: FallDown, let_go: Falling, stay: HandGrip, strike: SwordBrandish, siphon: CrystalGrowth,
  ability: Sunrise, done: FastForwardButton, stop: CheckMark, pass: BleedingWound, forge: AnvilImpact,
  attack: CrossedSwords, shop: Shop, card: CardPick,
}
export const ROLL_ICONS: Icons = {
  attack: ClawSlashes,
}

/** The icons that stand for keywords, effects and actions. */
import Activation from "~icons/game-icons/power-lightning"
import Alarm from "~icons/game-icons/ringing-alarm"
import Attack from "~icons/game-icons/crossed-swords"
import Damage from "~icons/game-icons/triple-claws"
import Drain from "~icons/game-icons/fangs"
import Draw from "~icons/game-icons/card-draw"
import Earn from "~icons/game-icons/two-coins"
import GainLife from "~icons/game-icons/hearts"
import Heal from "~icons/game-icons/heart-plus"
import Kill from "~icons/game-icons/death-skull"
import LastWish from "~icons/game-icons/falling-star"
import Lose from "~icons/game-icons/drop"
import NoSearch from "~icons/game-icons/handcuffs"
import RaiseDead from "~icons/game-icons/raise-zombie"
import Reclaim from "~icons/game-icons/card-pickup"
import Recruitment from "~icons/game-icons/entry-door"
import RecruitFromHand from "~icons/game-icons/card-play"
import Return from "~icons/game-icons/return-arrow"
import Sacrifice from "~icons/game-icons/tombstone"
import Search from "~icons/game-icons/magnifying-glass"
import Steal from "~icons/game-icons/robber-hand"
import TakeControl from "~icons/game-icons/puppet"
import Taunt from "~icons/game-icons/shouting"
import Tower from "~icons/game-icons/evil-tower"
import Twice from "~icons/game-icons/doubled"
import Ward from "~icons/game-icons/energy-shield"
import type { Icon } from "./art/look"

export const KEYWORD_SIGNS: Record<string, Icon> = {
  recruitment: Recruitment,
  last_wish: LastWish,
  activation: Activation,
  taunt: Taunt,
  twice: Twice,
  ward: Ward,
  sacrifice: Sacrifice,
  steal: Steal,
}

export const EFFECT_SIGNS: Record<string, Icon> = {
  damage: Damage,
  kill: Kill,
  drain: Drain,
  heal: Heal,
  gain_life: GainLife,
  take_control: TakeControl,
  return_to_hand: Return,
  forced_sacrifice: Sacrifice,
  sacrifice_cost: Sacrifice,
  reclaim: Reclaim,
  recruit_from_hand: RecruitFromHand,
  recruit_from_graveyard: RaiseDead,
  recruit_from_tower: Tower,
  earn: Earn,
  steal: Steal,
  lose: Lose,
  draw: Draw,
  alarm: Alarm,
  no_search: NoSearch,
}

export const ACTION_SIGNS: Record<string, Icon> = {
  search: Search,
  attack: Attack,
  activate: Activation,
  sacrifice: Sacrifice,
  recruit: Recruitment,
  discard: Sacrifice,
}

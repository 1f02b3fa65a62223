/** Who is drawn how. Figures of own boxes borrow the picture of who can do the same. */

import type { Component } from "svelte"
import Bat from "./Bat.svelte"
import Brakk from "./Brakk.svelte"
import Defender from "./Defender.svelte"
import Ent from "./Ent.svelte"
import Etorn from "./Etorn.svelte"
import Fiend from "./Fiend.svelte"
import Golem from "./Golem.svelte"
import Ikee from "./Ikee.svelte"
import Manticore from "./Manticore.svelte"
import Medusa from "./Medusa.svelte"
import Melosa from "./Melosa.svelte"
import Nix from "./Nix.svelte"
import Quilla from "./Quilla.svelte"
import Stranger from "./Stranger.svelte"
import Sylve from "./Sylve.svelte"
import Werewolf from "./Werewolf.svelte"
import Zombie from "./Zombie.svelte"

type Art = Record<string, Component>

const HEROES: Art = { etorn: Etorn, melosa: Melosa, quilla: Quilla, nix: Nix, brakk: Brakk, sylve: Sylve }
const ABLE: Art = { bounty: Etorn, drover: Melosa, blood_roll: Quilla, sneak: Nix, rage: Brakk, transmute: Sylve }
const ENEMIES: Art = {
  zombie: Zombie, bat: Bat, golem: Golem, ent: Ent, werewolf: Werewolf, manticore: Manticore, defender: Defender,
}
const FIERCE: Art = {
  brittle: Zombie, flying: Bat, heavy: Golem, rooted: Ent, cursing: Werewolf, sweeping: Manticore,
}
export const BOSSES: Art = { medusa: Medusa, ikee: Ikee }

export function heroArt(id: string | null, ability: string | null = null): Component {
  return HEROES[id ?? ""] ?? ABLE[ability ?? ""] ?? Stranger
}

export function enemyArt(id: string, ability: string | null = null): Component {
  return ENEMIES[id] ?? FIERCE[ability ?? ""] ?? Fiend
}

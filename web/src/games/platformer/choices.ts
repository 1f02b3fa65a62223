/** Which legal move belongs where on the board. Nothing here decides what is legal: that is `view.moves`. */

import type { MoveView } from "../../lib/board"
import { beside } from "./geometry"
import { type Direction, type PlatformerView, type Symbol } from "./types"

export interface Choices {
  /** Moves that are made by clicking a space, by its name. */
  spaces: Map<string, MoveView[]>
  /** Moves made with an unused pool die that shows a symbol. */
  dice: Map<Symbol, MoveView[]>
  /** Two dice alike become another symbol, by the symbol that they show. */
  forge: Map<Symbol, MoveView[]>
  /** Moves made with the special die. */
  special: MoveView[]
  /** Symbols to choose that are not faces of pool dice. */
  symbols: MoveView[]
  upgrades: MoveView[]
  cards: Map<string, MoveView>
  wares: Map<string, MoveView>
  tokens: Map<string, MoveView>
  heroes: Map<string, MoveView>
  /** What is done at the hero: hold on, let go, react, take a token. */
  hero: MoveView[]
  /** What is done at an enemy: strike, draw a gem. */
  foe: { at: string; moves: MoveView[] } | null
  ability: MoveView | null
  /** What has no place of its own: gravity, stop, done. */
  buttons: MoveView[]
}

function add<Key>(map: Map<Key, MoveView[]>, key: Key, move: MoveView): void {
  map.set(key, [...(map.get(key) ?? []), move])
}

/** Where an attack in a direction goes: the first enemy in it. */
function target(view: PlatformerView, from: string, direction: Direction): string {
  const near = beside(from, direction) ?? from
  const far = beside(from, direction, 2)
  if (view.enemies.some((enemy) => enemy.at === near) || far === null) return near
  return view.enemies.some((enemy) => enemy.at === far) ? far : near
}

/** The space from which the directions of pushes and shoves are counted. */
function origin(view: PlatformerView): string | null {
  const prompt = view.prompt
  if (prompt === null) return null
  if (prompt.kind === "push" || prompt.kind === "shove") return prompt.space as string
  if (prompt.kind === "gust_to") return view.players[Number(String(prompt.hero).slice(1)) - 1].at
  return view.players[prompt.seat].at
}

function shows(view: PlatformerView, symbol: Symbol): boolean {
  const chosen = view.prompt?.kind === "reroll" ? Number(view.prompt.chosen) : 0
  return view.dice.action.some((die, number) => !die.used && die.symbol === symbol && !((chosen >> number) & 1))
}

/** Whether symbols are picked among the pool dice, rather than freely. */
function picksDice(view: PlatformerView): boolean {
  const kind = view.prompt?.kind
  return kind === "reroll" || kind === "cup" || (kind === "anvil" && view.prompt?.second == null)
}

export function arrange(view: PlatformerView): Choices {
  const choices: Choices = {
    spaces: new Map(), dice: new Map(), forge: new Map(), special: [], symbols: [], upgrades: [], cards: new Map(),
    wares: new Map(), tokens: new Map(), heroes: new Map(), hero: [], foe: null, ability: null, buttons: [],
  }
  const seat = view.prompt?.seat ?? 0
  const here = view.players[seat]?.at ?? null
  for (const move of view.moves) {
    const [first] = move.args
    switch (move.kind) {
      case "take": choices.heroes.set(first, move); break
      case "use": add(choices.dice, first as Symbol, move); break
      case "star": add(choices.dice, "star", move); break
      case "special": choices.special.push(move); break
      case "forge": add(choices.forge, first as Symbol, move); break
      case "upgrade": choices.upgrades.push(move); break
      case "step": if (here) add(choices.spaces, beside(here, first as Direction) ?? here, move); break
      case "attack":
        if (here) add(choices.spaces, target(view, here, first as Direction), move)
        add(choices.dice, "sword", move)
        break
      case "push":
      case "shove": {
        const from = origin(view)
        const to = view.prompt?.kind === "horn" ? null : from && beside(from, first as Direction)
        if (to) add(choices.spaces, to, move)
        else choices.hero.push(move)
        break
      }
      case "choose": add(choices.spaces, first, move); break
      case "pick":
        if (picksDice(view) && shows(view, first as Symbol)) add(choices.dice, first as Symbol, move)
        else choices.symbols.push(move)
        break
      case "save":
        choices.symbols.push(move)
        if (shows(view, first as Symbol)) add(choices.dice, first as Symbol, move)
        break
      case "buy":
      case "swap": choices.wares.set(first, move); break
      case "play":
        choices.cards.set(first, move)
        if (["react", "ward", "phoenix"].includes(view.prompt?.kind ?? "")) choices.hero.push(move)
        break
      case "gain": choices.hero.push(move); break
      case "rid": choices.tokens.set(first, move); choices.hero.push(move); break
      case "spend":
        choices.tokens.set(first, move)
        if (view.prompt?.kind === "mirror") choices.hero.push(move)
        break
      case "strike": choices.foe = { at: view.prompt?.space as string, moves: [move] }; break
      case "siphon": {
        const medusa = view.enemies.find((enemy) => enemy.id === view.boss.id)
        if (medusa) choices.foe = { at: medusa.at, moves: [move] }
        else choices.buttons.push(move)
        break
      }
      case "ability": choices.ability = move; break
      case "let_go":
      case "stay":
      case "pass": choices.hero.push(move); break
      default: choices.buttons.push(move)
    }
  }
  if (here === null) {
    choices.buttons.push(...choices.hero)
    choices.hero = []
  }
  return choices
}

/** How many ways there are to make a choice, for `data-move`. */
export function ids(moves: (MoveView | null | undefined)[]): string {
  return moves.filter((move) => move != null).map((move) => move.id).join(",")
}

/** Plays and thinks in a module and tells what came of it as SHA-256. tests/wasm/chromium.py bundles it for a page. */

import type { Manifest } from "../../src/wasm/manifest"
import { type Block, RulesModule } from "../../src/wasm/module"
import { Search } from "../../src/wasm/search"

/** Games at a table of one setting. Records are base64, 64-bit numbers hexadecimal. */
interface Table {
  game: string
  seats: number
  box: string
  blank: string
  keys: [string, string][]
  lucks: string[]
  /** Random decisions in each game. */
  steps: number
}

interface Thinking {
  iterations: number
  nodes: number
  explore: number
  luck: string
  /** A network, as bytes in base64. */
  net: string
}

interface Thought {
  milliseconds: number
  nodes: number
  tree: Record<string, string>
}

const modules = new Map<string, Promise<[WebAssembly.Module, Manifest]>>()

async function fetched(game: string): Promise<[WebAssembly.Module, Manifest]> {
  const manifest = (await (await fetch(`modules/${game}.json`)).json()) as Manifest
  const module = await WebAssembly.compile(await (await fetch(`modules/${manifest.module}`)).arrayBuffer())
  return [module, manifest]
}

async function rulesOf(game: string): Promise<RulesModule> {
  let module = modules.get(game)
  if (module === undefined) modules.set(game, (module = fetched(game)))
  return RulesModule.instantiate(...(await module))
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const words = (listed: string[]): BigUint64Array => BigUint64Array.from(listed, (word) => BigInt(`0x${word}`))

async function digest(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice()))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

async function played(table: Table): Promise<{ rules: RulesModule; states: Block; decisions: number }> {
  const rules = await rulesOf(table.game)
  const { structs } = rules.manifest
  const [size, blank] = [table.keys.length, bytesOf(table.blank)]
  const boxes = rules.place(bytesOf(table.box), structs.box.bytes)
  const states = rules.allocate(size, structs.state.bytes)
  const menus = rules.allocate(1, structs.menu.bytes)
  const [keys, which, lucks] = [rules.allocate(size, 16), rules.allocate(size, 8), rules.allocate(size, 8)]
  for (let place = 0; place < size; place++) rules.bytes(states).set(blank, place * blank.length)
  rules.numbers(keys, "u8").set(words(table.keys.flat()))
  rules.numbers(which, "i8").set(table.keys.map((_, place) => BigInt(place)))
  rules.numbers(lucks, "u8").set(words(table.lucks))
  const all = { boxes, states, first: 0, end: size }
  rules.call("begin_many", { ...all, seats: table.seats, keys, which })
  return { rules, states, decisions: rules.call("random_many", { ...all, menus, lucks, steps: table.steps }) }
}

/** All games from their keys on, by random decisions: how many, and the states in which they end. */
export async function play(table: Table): Promise<{ decisions: number; states: string }> {
  const { rules, states, decisions } = await played(table)
  return { decisions, states: await digest(rules.bytes(states)) }
}

/** A search in the state to which random decisions lead: its tree, array by array. */
export async function think(table: Table, thinking: Thinking): Promise<Thought> {
  const { rules, states } = await played(table)
  const state = rules.bytes(states).slice(0, rules.manifest.structs.state.bytes)
  const search = new Search(await rulesOf(table.game), bytesOf(table.box), table.seats, bytesOf(thinking.net))
  search.begin(state, words([thinking.luck])[0], thinking.nodes)
  const begun = performance.now()
  search.run(thinking.iterations, thinking.explore)
  const milliseconds = performance.now() - begun
  const tree: Record<string, string> = {}
  for (const { name } of rules.manifest.tree) tree[name] = await digest(search.bytes(name))
  return { milliseconds, nodes: search.used, tree }
}

Object.assign(globalThis, { play, think })

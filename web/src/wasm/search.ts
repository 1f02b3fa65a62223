/** The bots' search in a module: one tree, for one decision after the other at tables of one setting. */

import type { TreeArray } from "./manifest"
import type { Block, RulesModule, ViewOf } from "./module"

const WORK_STATES = 2
const WORK_MENUS = 2
/** What a module whose search asks no network takes in its place. */
const NO_NETWORK = 0
/** Bytes that say how long an array of a network is. */
const LENGTH = 4

export interface Child {
  move: number
  visits: number
  /** What the games through it brought each seat, added up. */
  results: number[]
}

export class Search {
  readonly #rules: RulesModule
  readonly #seats: number
  readonly #boxes: Block
  readonly #work: Block
  readonly #menus: Block
  readonly #net: Record<string, Block>
  readonly #mark: number
  #tree = new Map<string, Block>()
  #nodes = 0

  /** `box` is the record that the rules read, as bytes, and `net` a network as `packed` in bots/network.py makes it. */
  constructor(rules: RulesModule, box: Uint8Array, seats: number, net: Uint8Array) {
    const { structs } = rules.manifest
    this.#rules = rules
    this.#seats = seats
    this.#boxes = rules.place(box, structs.box.bytes)
    this.#work = rules.allocate(WORK_STATES, structs.state.bytes)
    this.#menus = rules.allocate(WORK_MENUS, structs.menu.bytes)
    this.#net = networkIn(rules, net)
    this.#mark = rules.mark()
  }

  /** Begins to think about a state, with room for so many nodes. `luck` is where its random walk begins: not zero. */
  begin(state: Uint8Array, luck: bigint | number, nodes: number): void {
    const rules = this.#rules
    if (this.#nodes < nodes) {
      rules.release(this.#mark)
      this.#tree = new Map(rules.manifest.tree.map((array) => [array.name, this.#array(array, nodes)]))
      this.#nodes = nodes
    }
    this.#view("luck", "u8")[0] = BigInt(luck)
    const mark = rules.mark()
    const states = rules.place(state, rules.manifest.structs.state.bytes)
    rules.call("begin_search", { boxes: this.#boxes, states, work: this.#work, ...this.#named() })
    rules.release(mark)
  }

  /** So many iterations more. */
  run(iterations: number, explore: number): void {
    const known = { boxes: this.#boxes, work: this.#work, menus: this.#menus, ...this.#net, ...this.#named() }
    this.#rules.call("search", { ...known, net: NO_NETWORK, explore, iterations })
  }

  /** How many nodes the tree has. */
  get used(): number {
    return Number(this.#view("used", "i8")[0])
  }

  /** The state that the search began with, as bytes: all that its seat can know. */
  root(): Uint8Array {
    const size = this.#work.size
    return this.#rules.bytes(this.#work).slice(size, 2 * size)
  }

  /** The children of a node, as numbers of nodes; the root is 0. */
  children(node: number): number[] {
    const child = this.#view("child", "i4")
    const sibling = this.#view("sibling", "i4")
    const found: number[] = []
    for (let at = child[node]; at; at = sibling[at]) found.push(at)
    return found
  }

  /** How often a node was tried. */
  visits(node: number): number {
    return this.#view("visits", "i4")[node]
  }

  /** What the tree knows of a node. */
  node(number: number): Child {
    const results = this.#view("results", "f8")
    return {
      move: this.#view("move", "i2")[number],
      visits: this.#view("visits", "i4")[number],
      results: Array.from(results.subarray(number * this.#seats, (number + 1) * this.#seats)),
    }
  }

  /** An array of the tree, to read from until the next search begins. */
  array(name: string): ArrayLike<number> | ArrayLike<bigint> {
    const type = this.#rules.manifest.tree.find((array) => array.name === name)?.type
    if (type === undefined) throw new Error(`The tree has no array ${name}.`)
    return this.#view(name, type)
  }

  /** How many nodes there is room for. */
  get room(): number {
    return this.#nodes
  }

  /** Gives the tree back: the next search has no more room than it asks for. */
  forget(): void {
    this.#nodes = 0
  }

  /** The bytes of an array of the tree, as they lie there. */
  bytes(array: string): Uint8Array {
    return this.#rules.bytes(this.#block(array))
  }

  #array({ type, length }: TreeArray, nodes: number): Block {
    const lengths = { nodes, "nodes * seats": nodes * this.#seats, moves: this.#rules.manifest.moves }
    return this.#rules.allocate(typeof length === "number" ? length : lengths[length], Number(type.slice(1)))
  }

  #named(): Record<string, Block> {
    return Object.fromEntries([...this.#tree].map(([name, block]) => [`tree.${name}`, block]))
  }

  #block(array: string): Block {
    const block = this.#tree.get(array)
    if (block === undefined) throw new Error(`The tree has no array ${array}.`)
    return block
  }

  #view<T extends TreeArray["type"]>(array: string, type: T): ViewOf<T> {
    return this.#rules.numbers(this.#block(array), type)
  }
}

/** The arrays of a network: the bytes of each come after four bytes that say how many they are. */
function networkIn(rules: RulesModule, packed: Uint8Array): Record<string, Block> {
  const lengths = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const blocks: Record<string, Block> = {}
  let at = 0
  for (const { name, type } of rules.manifest.net) {
    const end = at + LENGTH + lengths.getUint32(at, true)
    blocks[`net.${name}`] = rules.place(packed.subarray(at + LENGTH, end), Number(type.slice(1)))
    at = end
  }
  return blocks
}

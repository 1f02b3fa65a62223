/** A game's rules as WebAssembly: its functions, called by name, and its memory, shared out to arrays. */

import { FORMAT, type Manifest, type NumberType, type Parameter } from "./manifest"

/** An array in the memory of a module. */
export interface Block {
  readonly address: number
  readonly length: number
  /** Bytes of one entry. */
  readonly size: number
}

const ALIGNED = 128
const PAGE = 1 << 16

const VIEWS = {
  i1: Int8Array,
  u1: Uint8Array,
  i2: Int16Array,
  u2: Uint16Array,
  i4: Int32Array,
  u4: Uint32Array,
  i8: BigInt64Array,
  u8: BigUint64Array,
  f4: Float32Array,
  f8: Float64Array,
} as const

export type ViewOf<T extends NumberType> = InstanceType<(typeof VIEWS)[T]>

export class RulesModule {
  readonly manifest: Manifest
  readonly #memory: WebAssembly.Memory
  readonly #functions: WebAssembly.Exports
  #used: number

  private constructor(manifest: Manifest, instance: WebAssembly.Instance) {
    this.manifest = manifest
    this.#functions = instance.exports
    this.#memory = instance.exports.memory as WebAssembly.Memory
    this.#used = (instance.exports.__heap_base as WebAssembly.Global<"i32">).value
  }

  /** A module with memory of its own. In a worker: on a page a browser may refuse to make a large one at once. */
  static instantiate(compiled: WebAssembly.Module, manifest: Manifest): RulesModule {
    if (manifest.format !== FORMAT) {
      throw new Error(`The module of ${manifest.game} has format ${manifest.format}; this program reads ${FORMAT}.`)
    }
    return new RulesModule(manifest, new WebAssembly.Instance(compiled))
  }

  /** Zeros for so many entries of so many bytes each. */
  allocate(length: number, size: number): Block {
    const address = Math.ceil(this.#used / ALIGNED) * ALIGNED
    const end = address + length * size
    const missing = end - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE))
    this.#used = end
    const block = { address, length, size }
    this.bytes(block).fill(0)
    return block
  }

  /** How much memory is in use: what is allocated from here on can be given back with `release`. */
  mark(): number {
    return this.#used
  }

  /** Gives back all that was allocated since the mark. */
  release(mark: number): void {
    this.#used = mark
  }

  /** The bytes of an array. The view is good until something more is allocated. */
  bytes(block: Block): Uint8Array {
    return new Uint8Array(this.#memory.buffer, block.address, block.length * block.size)
  }

  /** The numbers of an array. The view is good until something more is allocated. */
  numbers<T extends NumberType>(block: Block, type: T): ViewOf<T> {
    const view = VIEWS[type]
    const length = (block.length * block.size) / view.BYTES_PER_ELEMENT
    return new view(this.#memory.buffer, block.address, length) as ViewOf<T>
  }

  /** An array that holds these bytes. */
  place(bytes: Uint8Array, size: number): Block {
    const block = this.allocate(bytes.byteLength / size, size)
    this.bytes(block).set(bytes)
    return block
  }

  /** Calls a function of the module; arguments are given by the names that the manifest has for them. */
  call(name: string, given: Record<string, Block | number>): number {
    const parameters = this.manifest.exports[name]
    if (parameters === undefined) throw new Error(`The module of ${this.manifest.game} has no function ${name}.`)
    const called = this.#functions[name] as (...passed: number[]) => number
    return called(...parameters.flatMap((parameter) => passed(name, parameter, given[parameter.name])))
  }
}

function passed(called: string, parameter: Parameter, value: Block | number | undefined): number[] {
  if (parameter.kind === "array") {
    if (typeof value === "object") return [value.address, value.length]
  } else if (typeof value === "number") return [value]
  throw new Error(`${called} needs ${parameter.name}: ${parameter.kind}.`)
}

/** What `ludoteca wasm` writes beside a module: the JSON that says how to call it. */

/** Types as NumPy writes them: a letter (i signed, u unsigned, f floating) and the number of bytes. */
export type NumberType = "i1" | "u1" | "i2" | "u2" | "i4" | "u4" | "i8" | "u8" | "f4" | "f8"

export interface Parameter {
  name: string
  /** An array is passed as two numbers, its address and its length. */
  kind: "array" | "i32" | "f64"
}

export interface Field {
  name: string
  offset: number
  type: NumberType
  shape: number[]
}

export interface Struct {
  bytes: number
  fields: Field[]
}

export interface TreeArray {
  name: string
  type: NumberType
  length: number | "nodes" | "nodes * seats" | "moves"
}

export interface Manifest {
  format: number
  game: string
  rules: number
  /** Whether its search asks a network, if it is given one. */
  networked: boolean
  sources: string
  module: string
  bytes: number
  sha256: string
  seats: number[]
  moves: number
  exports: Record<string, Parameter[]>
  structs: Record<"box" | "state" | "menu", Struct>
  tree: TreeArray[]
  /** The arrays of a network, in the order in which a search takes them. */
  net: { name: string; type: NumberType }[]
}

/** The format of manifests that this code reads. */
export const FORMAT = 1

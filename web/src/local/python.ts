/** Python in a worker: Pyodide with the plain part of Ludoteca, whose bots think in WebAssembly modules. */

import type { loadPyodide, PyodideAPI } from "pyodide"
import type { PyBuffer } from "pyodide/ffi"
import { type CompiledModule, compiledModule, fetched } from "../wasm/fetch"
import { RulesModule } from "../wasm/module"
import { Search } from "../wasm/search"
import { filesOf } from "./archive"

/** Where the parts lie, as addresses that end in a slash or name a file. */
export interface Places {
  /** The files of the package `pyodide`. */
  pyodide: string
  /** What `ludoteca.site.archive` makes. */
  archive: string
  /** What `ludoteca wasm` writes. */
  modules: string
}

const HOME = "/ludoteca"
const LOAD = `
import sys
sys.path.insert(0, "${HOME}")
from ludoteca.browser.start import load
load()
`

interface Loader {
  loadPyodide: typeof loadPyodide
}

/** Python, and whether its bots can think in modules; where those cannot be had, they think as the rules run there. */
export interface Started {
  python: PyodideAPI
  thinks: boolean
  /** Its memory with everything loaded, to begin with another time; null if it began with that. */
  memory: Uint8Array<ArrayBuffer> | null
}

/** Starts Python with these games at hand, from its memory if that is known; tells how far it is, from 0 to 1. */
export async function startPython(
  places: Places,
  games: string[],
  known: Uint8Array | null,
  told: (share: number) => void,
): Promise<Started> {
  let done = 0
  const steps = 2 + games.length
  const step = <Loaded>(loaded: Loaded): Loaded => {
    told(++done / steps)
    return loaded
  }
  const { loadPyodide } = (await import(/* @vite-ignore */ `${places.pyodide}pyodide.mjs`)) as Loader
  const start = known === null ? { _makeSnapshot: true } : { _loadSnapshot: known }
  const [python, files, ...modules] = await Promise.all([
    loadPyodide({ indexURL: places.pyodide, env: { HOME, LUDOTECA_COMPILE: "0" }, ...start }).then(step),
    fetched(places.archive).then(async (response) => filesOf(await response.arrayBuffer())).then(step),
    ...games.map((game) => moduleOf(places.modules, game).catch(() => null).then(step)),
  ])
  for (const [path, bytes] of files) {
    python.FS.mkdirTree(`${HOME}/${path.slice(0, path.lastIndexOf("/"))}`)
    python.FS.writeFile(`${HOME}/${path}`, bytes)
  }
  if (known === null) python.runPython(LOAD)
  const memory = known === null ? (python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>) : null
  const held = new Map(modules.filter((module) => module !== null).map((module) => [module.manifest.game, module]))
  const thinks = held.size === games.length
  // Instances are made one for each search: a module itself is compiled once.
  python.registerJsModule("ludoteca_page", {
    thinks,
    open_search: (game: string, box: PyBuffer, seats: number, net: PyBuffer) => {
      const module = held.get(game)
      if (module === undefined) throw new Error(`There is no module of ${game}.`)
      const rules = RulesModule.instantiate(module.compiled, module.manifest)
      return opened(new Search(rules, bytesOf(box), seats, bytesOf(net)))
    },
  })
  return { python, thinks, memory }
}

/** A search with arguments as Python passes them. */
function opened(search: Search) {
  return {
    begin: (state: PyBuffer, luck: bigint | number, nodes: number) => search.begin(bytesOf(state), luck, nodes),
    run: (iterations: number, explore: number) => search.run(iterations, explore),
    array: (name: string) => search.array(name),
    root: () => search.root(),
    forget: () => search.forget(),
    get room() {
      return search.room
    },
  }
}

/** The bytes of a `bytes` of Python's, which is let go. */
function bytesOf(held: PyBuffer): Uint8Array {
  const buffer = held.getBuffer("u8")
  try {
    return (buffer.data as Uint8Array).slice()
  } finally {
    buffer.release()
  }
}

function moduleOf(folder: string, game: string): Promise<CompiledModule> {
  return compiledModule({ manifest: `${folder}${game}.json` })
}

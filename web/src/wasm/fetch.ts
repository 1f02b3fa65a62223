/** Gets a game's module, compiled. */

import type { Manifest } from "./manifest"

export interface CompiledModule {
  manifest: Manifest
  compiled: WebAssembly.Module
}

/** `wasm`: where the module lies; if that is not said, beside its manifest, under the name that it says. */
export async function compiledModule(place: { manifest: string; wasm?: string }): Promise<CompiledModule> {
  const manifest = (await (await fetched(place.manifest)).json()) as Manifest
  const module = await (await fetched(place.wasm ?? new URL(manifest.module, place.manifest).href)).arrayBuffer()
  return { manifest, compiled: await WebAssembly.compile(module) }
}

/** The answer to a request, if it is a good one. */
export async function fetched(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}

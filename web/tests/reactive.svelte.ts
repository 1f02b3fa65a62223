/** What tests need of Svelte's runes, which only files of this kind have. */

import type { View } from "../src/lib/protocol"

/** A table with a view that can be changed under the eyes of whatever follows it. */
export function reactiveTable(first: View): { view: View | null; seat: number; waiting: number } {
  const table = $state({ view: first as View | null, seat: 0, waiting: 0 })
  return table
}

/** A place for effects outside of a component. */
export function effectRoot(begin: () => void): () => void {
  return $effect.root(begin)
}

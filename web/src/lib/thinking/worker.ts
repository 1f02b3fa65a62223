/** A worker that thinks about one decision, until it is ended: one tree, told about again and again as it grows. */

import { compiledModule } from "../../wasm/fetch"
import { RulesModule } from "../../wasm/module"
import { Search } from "../../wasm/search"
import type { Part, Task } from "./parts"

/** Milliseconds between two reports, and between two looks at the clock. */
const REPORT_MS = 150
const SLICE_MS = 20
/** A tree has room for so many nodes; more than a short while of thinking fills. */
const NODES = 1 << 18
const NODES_AN_ITERATION = 8
const LONGEST_LINE = 12
/** Visits from which a move belongs to the line that follows. */
const SURELY_VISITED = 8

onmessage = async ({ data }: MessageEvent<Task>) => {
  try {
    await think(data)
  } catch (problem) {
    console.error(problem)
    postMessage(null)
  }
}

async function think(task: Task): Promise<void> {
  const { compiled, manifest } = await compiledModule(task.module)
  const search = new Search(RulesModule.instantiate(compiled, manifest), task.box, task.seats, task.net)
  search.begin(task.state, task.luck, NODES)
  let done = 0
  let pace = 1
  let told = performance.now()
  while (done < NODES / NODES_AN_ITERATION) {
    const begun = performance.now()
    search.run(pace, task.explore)
    done += pace
    const now = performance.now()
    pace = Math.max(1, Math.min(4 * pace, Math.floor((pace * SLICE_MS) / Math.max(0.1, now - begun))))
    if (now - told < REPORT_MS) continue
    told = now
    postMessage(report(search) satisfies Part)
  }
  postMessage(report(search) satisfies Part)
}

function report(search: Search): Part {
  return search.children(0).map((child) => {
    const { move, visits, results } = search.node(child)
    return { move, visits, results, line: lineFrom(search, child) }
  })
}

/** What follows a node most often in thought. */
function lineFrom(search: Search, node: number): number[] {
  const line: number[] = []
  while (line.length < LONGEST_LINE) {
    let best = 0
    for (const child of search.children(node)) {
      if (best === 0 || search.visits(child) > search.visits(best)) best = child
    }
    if (best === 0 || search.visits(best) < SURELY_VISITED) break
    line.push(search.node(best).move)
    node = best
  }
  return line
}

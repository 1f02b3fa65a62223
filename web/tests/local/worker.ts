/** A worker with Python in it that plays a whole game: what tests/browser_python compares with this machine's. */

import { type Places, startPython } from "../../src/local/python"

interface Wanted {
  places: Places
  game: string
  program: string
}

onmessage = async ({ data }: MessageEvent<Wanted>) => {
  try {
    const begun = performance.now()
    const { python } = await startPython(data.places, [data.game], null, () => undefined)
    const ready = performance.now()
    const told = python.runPython(data.program) as string
    postMessage({ told, started: ready - begun, played: performance.now() - ready })
  } catch (error) {
    postMessage({ failed: String(error) })
  }
}

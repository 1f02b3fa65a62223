import { describe, expect, it } from "vitest"
import { logLines } from "../src/lib/log"
import type { LogEntry } from "../src/lib/protocol"
import type { Words } from "../src/lib/words"

const words = { event: ({ kind }: { kind: string }) => `${kind}.` } as unknown as Words
const entry = (index: number, by: number | null, ...kinds: string[]): LogEntry => ({
  index,
  by,
  move: null,
  events: kinds.map((kind) => ({ kind })),
})

describe("logLines", () => {
  it("tells each move in one line, with who made it", () => {
    expect(logLines([entry(1, 0, "stepped", "fell"), entry(2, 1, "rolled")], words)).toEqual([
      { index: 1, by: 0, text: "stepped. fell." },
      { index: 2, by: 1, text: "rolled." },
    ])
  })

  it("leaves out what was taken back, and moves of which there is nothing to tell", () => {
    const log = [entry(1, 0, "one"), entry(2, 0, "two"), { ...entry(3, 0), undone: 1 }, entry(4, 1), entry(5, 1, "three")]
    expect(logLines(log, words).map(({ text }) => text)).toEqual(["one.", "three."])
  })

  it("gives the last lines where only those are wanted", () => {
    const log = [1, 2, 3, 4].map((index) => entry(index, 0, `e${index}`))
    expect(logLines(log, words, 2).map(({ index }) => index)).toEqual([3, 4])
  })
})

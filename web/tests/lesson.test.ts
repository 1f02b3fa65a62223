// @vitest-environment happy-dom
import { flushSync } from "svelte"
import { describe, expect, it } from "vitest"
import { LessonRun } from "../src/lib/lesson.svelte"
import type { MoveView, View } from "../src/lib/protocol"
import type { LiveTable } from "../src/lib/table.svelte"
import type { Step } from "../src/lib/tutorial"
import { effectRoot, reactiveTable } from "./reactive.svelte"

const move = (notation: string): MoveView => ({ id: notation.length, kind: notation, args: [], notation }) as unknown as MoveView
const view = (index: number, deciding: number | null): View => ({ index, deciding, over: false }) as View

function begin(...steps: Step[]): { run: LessonRun; live: ReturnType<typeof reactiveTable>; end: () => void } {
  const live = reactiveTable(view(0, 0))
  let run!: LessonRun
  const end = effectRoot(() => (run = new LessonRun({ position: {}, seat: 0, steps }, live as unknown as LiveTable)))
  flushSync()
  return { run, live, end }
}

describe("a lesson", () => {
  it("offers only what a step allows, and nothing while there is something to read", () => {
    const { run, end } = begin({ message: "read", until: "next" }, { message: "do", until: "move", allow: ({ kind }) => kind === "right" })
    const moves = [move("right"), move("wrong")]
    expect(run.allowed(moves)).toEqual([])
    run.next()
    expect(run.allowed(moves)).toEqual([moves[0]])
    expect(run.allowed([moves[1]])).toEqual([moves[1]])
    end()
  })

  it("goes on after a move", () => {
    const { run, live, end } = begin({ message: "do", until: "move" }, { message: "read", until: "next" })
    run.played()
    live.view = view(1, 1)
    flushSync()
    expect(run.place).toBe(1)
    end()
  })

  it("waits for the learner's next decision where a step says so", () => {
    const { run, live, end } = begin({ message: "wait", until: "turn" })
    live.view = view(1, 1)
    flushSync()
    expect(run.done).toBe(false)
    live.view = view(2, 0)
    flushSync()
    expect(run.done).toBe(true)
    end()
  })
})

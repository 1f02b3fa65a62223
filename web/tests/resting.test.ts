// @vitest-environment happy-dom
/** Nothing happens by itself where nobody waits for it. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { api } from "../src/lib/api"
import { Connection } from "../src/lib/connection"
import { MatchReport } from "../src/lib/matchReport.svelte"
import type { Transport } from "../src/lib/transport"
import { transport as here } from "#transport"

/** A line that says nothing by itself. */
const quiet = vi.hoisted(() => ({
  readyState: 0,
  sent: [] as string[],
  onopen: null as ((event: Event) => void) | null,
  onmessage: null,
  onclose: null,
  send(text: string) {
    this.sent.push(text)
  },
  close() {},
}))

vi.mock("../src/lib/notices.svelte", () => ({ say: () => {} }))
vi.mock("#transport", () => ({ transport: { local: true, machinery: null, ask: vi.fn(), open: () => quiet, onTables: vi.fn(), module: () => null } }))

const { transport: server } = await vi.importActual<{ transport: Transport }>("../src/lib/server")

function look(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  document.dispatchEvent(new Event("visibilitychange"))
}

beforeEach(() => {
  vi.useFakeTimers()
  look(false)
})
afterEach(() => vi.useRealTimers())

describe("a page that nobody does anything on", () => {
  it("keeps no timer for a table of this device", () => {
    expect(here.local).toBe(true)
    const line = new Connection("t", () => {}, () => {}, () => {})
    quiet.readyState = 1
    quiet.onopen?.(new Event("open"))
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(quiet.sent).toEqual([])
    line.close()
  })

  it("asks a server for its tables only while it is looked at, and at once when it is again", () => {
    const changed = vi.fn()
    const end = server.onTables(changed)
    vi.advanceTimersByTime(20_000)
    expect(changed).toHaveBeenCalledTimes(2)
    look(true)
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(changed).toHaveBeenCalledTimes(2)
    look(false)
    expect(changed).toHaveBeenCalledTimes(3)
    end()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("a report that is being thought over", () => {
  const asked = vi.fn((_: string, from: number) => Promise.resolve({ decisions: [], next: from < 8 ? from + 2 : null }))

  beforeEach(() => {
    asked.mockClear()
    vi.spyOn(api, "assessments").mockImplementation(asked)
  })

  it("waits while nobody looks, and goes on when somebody does", async () => {
    look(true)
    const report = new MatchReport("t")
    const whole = report.run()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).not.toHaveBeenCalled()
    look(false)
    await whole
    expect(asked).toHaveBeenCalledTimes(5)
    expect(report.next).toBeNull()
  })

  it("can be stopped meanwhile", async () => {
    look(true)
    const report = new MatchReport("t")
    const whole = report.run()
    report.stop()
    await whole
    look(false)
    expect(asked).not.toHaveBeenCalled()
    expect(report.running).toBe(false)
  })
})

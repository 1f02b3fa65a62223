/**
 * The worker that keeps the tables of this device: Python with rules, tables and bots, and what it keeps in IndexedDB.
 * One thing is done after the other. What a step changes is stored before anybody is told; see browser/service.py.
 */

import type { FromWorker, Owner, ToWorker } from "./messages"
import { forget, remember, remembered } from "./memory"
import { type Places, startPython, type Started } from "./python"
import { Store } from "./store"

/** `ludoteca.browser.service.Service`, as far as it is used here. */
interface Service {
  step(asked: string): string
  stored(): void
  not_stored(code: string): string
  replace(table: string, text: string | null | undefined): string
  damaged(): { length: number }
}

interface Told {
  answer: { status: number; body: unknown } | null
  said: [number, unknown][]
  changes: Record<string, string | null>
  due: number | null
}

const PROGRAM = `
from functools import partial
from ludoteca.browser.start import begin
from ludoteca_page import open_search, thinks
partial(begin, open_search if thinks else None)
`
/** The part of the way that fetching and starting takes; the rest is reading what is kept. */
const STARTED = 0.95
/** Keeping Python's memory waits until the first table is on the screen, in milliseconds. */
const LATER = 2000

let service: Service
let store: Store | null = null
let alarm: ReturnType<typeof setTimeout> | undefined
let seen = true
let work: Promise<void> | null = null
/** Other pages of this browser with the same tables. */
const others = new BroadcastChannel("ludoteca-tables")

function say(message: FromWorker): void {
  postMessage(message)
}

async function start(places: Places, games: string[], owner: Owner): Promise<void> {
  if (typeof WebAssembly === "undefined") {
    say({ say: "failed", code: "no-webassembly", detail: "" })
    throw new Error("There is no WebAssembly.")
  }
  try {
    const opened = Store.open()
    const { python, thinks, memory } = await started(places, games)
    store = await opened
    const begin = python.runPython(PROGRAM) as (person: string, name: string, texts: string) => Service
    const kept = (await store?.all().catch(() => null)) ?? null
    if (kept === null) {
      store = null
      say({ say: "warning", code: "keeps-nothing", count: 0 })
    }
    service = begin(owner.id, owner.name, JSON.stringify(kept ?? {}))
    const damaged = service.damaged().length
    if (damaged > 0) say({ say: "warning", code: "damaged", count: damaged })
    if (!thinks) say({ say: "warning", code: "slow-bots", count: 0 })
    if (memory !== null) setTimeout(() => void remember(places.archive, memory), LATER)
  } catch (problem) {
    say({ say: "failed", code: "no-machinery", detail: String(problem) })
    throw problem
  }
  say({ say: "ready" })
}

/** Starts Python from what an earlier visit kept of it, if that is there and still good. */
async function started(places: Places, games: string[]): Promise<Started> {
  const told = (share: number): void => say({ say: "progress", share: share * STARTED })
  const known = await remembered(places.archive)
  if (known !== null) {
    try {
      return await startPython(places, games, known, told)
    } catch {
      await forget(places.archive)
    }
  }
  return startPython(places, games, null, told)
}

async function step(asked: object, id: number | null = null): Promise<void> {
  const told = JSON.parse(service.step(JSON.stringify(asked))) as Told
  const changed = Object.keys(told.changes).length > 0
  if (!changed || store === null) {
    service.stored()
    tell(told, id)
    return
  }
  const outcome = await store.save(told.changes).catch(() => ({ stored: false as const, newer: null }))
  if (outcome.stored) {
    service.stored()
    others.postMessage(Object.keys(told.changes))
    tell(told, id)
    say({ say: "tables" })
    return
  }
  const refused = JSON.parse(service.not_stored(outcome.newer === null ? "not-saved" : "stale")) as Told
  // What could not be stored now is not tried again and again: the next one who says something does that.
  tell(outcome.newer === null ? { ...refused, due: null } : refused, id)
  if (outcome.newer !== null) await learn([outcome.newer])
}

function tell(told: Told, id: number | null): void {
  for (const [line, message] of told.said) say({ say: "heard", line, message })
  if (id !== null && told.answer !== null) say({ say: "answer", id, answer: told.answer })
  clearTimeout(alarm)
  if (told.due !== null && seen) {
    alarm = setTimeout(() => queue(() => step({ do: "act" })), Math.max(0, told.due - Date.now()))
  }
}

/** Another page of this browser has stored tables. */
async function learn(tables: string[]): Promise<void> {
  for (const table of tables) {
    const text = (await store?.one(table).catch(() => null)) ?? null
    tell(JSON.parse(service.replace(table, text)) as Told, null)
  }
  say({ say: "tables" })
}

/** Does one thing after the other. What goes wrong in one does not keep the next from being done. */
function queue(task: () => Promise<void>): void {
  const before = work
  work = (async () => {
    await before?.catch(() => undefined)
    await task()
  })()
  work.catch((problem) => console.error(problem))
}

others.onmessage = ({ data }: MessageEvent<string[]>) => {
  if (work !== null) queue(() => learn(data))
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === "start") {
    queue(() => start(data.places, data.games, data.owner))
  } else if (data.do === "look") {
    // Nothing moves by itself where nobody looks.
    seen = data.seen
    if (!seen) clearTimeout(alarm)
    else if (work !== null) queue(() => step({ do: "act" }))
  } else if (data.do === "request") {
    const { id, ...asked } = data
    queue(() => step(asked, id))
  } else queue(() => step(data))
}

/** The way to the tables of this device: a worker with Python in it, which is started at once and takes a while. */

import { CLOSED, CONNECTING, type Answer, type Line, OPEN, type Transport } from "../lib/transport"
import { failure, isReady, note, progress, started } from "./machinery.svelte"
import type { FromWorker, Owner, ToWorker } from "./messages"

const OWNER = "ludoteca-owner"
/** The numbers that people without a name have, like those of a server's guests. */
const FIRST_NUMBER = 1000
const NUMBERS = 9000

/** What the program that made this folder has written down of it: see site/pack.py. */
interface Contents {
  archive: string
  modules: string
  pyodide: string
  games: { name: string }[]
}

class WorkerLine implements Line {
  readyState = CONNECTING
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent<string>) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  readonly #number: number

  constructor(number: number, table: string) {
    this.#number = number
    post({ do: "open", line: number, table })
    queueMicrotask(() => {
      if (this.readyState !== CONNECTING) return
      this.readyState = OPEN
      this.onopen?.(new Event("open"))
    })
  }

  send(text: string): void {
    post({ do: "hear", line: this.#number, message: JSON.parse(text) as unknown })
  }

  close(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    lines.delete(this.#number)
    post({ do: "close", line: this.#number })
  }
}

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })
const lines = new Map<number, WorkerLine>()
const listening = new Set<() => void>()
const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (problem: Error) => void }>()
/** Where modules lie, as soon as that is known. */
let modulesAt: string | null = null
let counted = 0
let owner = readOwner()

const contents: Promise<Contents> = fetch("contents.json").then(async (response) => {
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as Contents
})

contents.then(
  ({ archive, modules, pyodide, games }) => {
    const places = Object.fromEntries(
      Object.entries({ archive, modules, pyodide }).map(([name, place]) => [name, new URL(place, document.baseURI).href]),
    ) as unknown as { archive: string; modules: string; pyodide: string }
    modulesAt = places.modules
    const message: ToWorker = { do: "start", places, games: games.map(({ name }) => name), owner: { ...owner } }
    worker.postMessage(message)
  },
  (problem) => {
    note({ say: "failed", code: "no-machinery", detail: String(problem) })
    giveUp()
  },
)

/** Says something to the worker, after it was started. */
function post(message: ToWorker): void {
  contents.then(
    () => worker.postMessage(message),
    () => undefined, // told below
  )
}

function readOwner(): Owner {
  try {
    const known = JSON.parse(localStorage.getItem(OWNER) ?? "null") as Owner | null
    if (typeof known?.id === "string" && typeof known.name === "string") return known
  } catch {
    // What cannot be read is made anew.
  }
  const id = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("")
  return keepOwner({ id, name: `#${FIRST_NUMBER + Math.floor(Math.random() * NUMBERS)}` })
}

function keepOwner(known: Owner): Owner {
  try {
    localStorage.setItem(OWNER, JSON.stringify(known))
  } catch {
    // A browser that keeps nothing still plays.
  }
  return known
}

function giveUp(): void {
  for (const { reject } of waiting.values()) reject(new Error("The machinery does not start."))
  waiting.clear()
}

worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
  if (data.say === "heard") lines.get(data.line)?.onmessage?.(new MessageEvent("message", { data: JSON.stringify(data.message) }))
  else if (data.say === "answer") {
    waiting.get(data.id)?.resolve(data.answer)
    waiting.delete(data.id)
  } else if (data.say === "tables") for (const changed of listening) changed()
  else {
    note(data)
    if (data.say === "failed") giveUp()
  }
}
worker.onerror = (event) => {
  // Once it plays, what goes wrong in one step is told to who asked for it.
  if (isReady()) return
  note({ say: "failed", code: "no-machinery", detail: event.message })
  giveUp()
}
document.addEventListener("visibilitychange", () => post({ do: "look", seen: !document.hidden }))

function request(method: string, path: string, body: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (failure() !== null) reject(new Error("The machinery does not start."))
    const id = ++counted
    waiting.set(id, { resolve, reject })
    // As JSON would carry it: what is reactive cannot be sent to a worker.
    post({ do: "request", id, method, path, body: JSON.parse(JSON.stringify(body ?? null)) as unknown })
  })
}

export const transport: Transport = {
  local: true,
  machinery: { progress, ready: isReady, started, failure },

  async ask(method, path, body) {
    // What the shelf needs is known before Python is there.
    if (method === "POST" && path === "/me") return { status: 200, body: { ...owner, has_password: false } }
    if (method === "GET" && path === "/games") return { status: 200, body: (await contents).games }
    const [page, query] = path.split("?", 2)
    if (method === "GET" && page === "/tables" && !/\bwhich=mine\b/.test(query)) return { status: 200, body: [] }
    const answer = await request(method, page, body ?? Object.fromEntries(new URLSearchParams(query)))
    if (page === "/me" && answer.status === 200) owner = keepOwner(answer.body as Owner)
    return answer
  },

  onTables(changed) {
    listening.add(changed)
    return () => listening.delete(changed)
  },

  module: (game) => (modulesAt === null ? null : { manifest: `${modulesAt}${game}.json` }),

  open(table) {
    const line = new WorkerLine(++counted, table)
    lines.set(counted, line)
    return line
  },
}

import { createHash } from "node:crypto"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { api } from "../src/lib/api"
import { keptPromise, openTable, sitDown } from "../src/lib/fairness"
import type { NewTable, Table } from "../src/lib/protocol"

vi.mock("../src/lib/settings.svelte", () => ({ settings: { face: "owl" } }))

const hash = (text: string): string => createHash("sha256").update(text).digest("hex")
const SECRET = "5e".repeat(32)
const THEIRS = "b2".repeat(16)

function table(changes: Partial<Table>): Table {
  return { id: "t", commitment: hash(SECRET), secret: null, seed: null, status: "waiting", my_seats: [0], seats: [], ...changes } as Table
}

/** A finished table at which the first seat gave this number and the second one another. */
function finished(nonce: string | null, changes: Partial<Table> = {}): Table {
  const seats = [{ nonce }, { nonce: THEIRS }, { nonce: null }] as Table["seats"]
  const seed = hash(["ludoteca", SECRET, nonce ?? "", THEIRS, ""].join("\n"))
  return table({ status: "finished", secret: SECRET, seed, seats, ...changes })
}

const kept = new Map<string, string>()

beforeEach(() => {
  vi.restoreAllMocks()
  kept.clear()
  const getItem = (key: string): string | null => kept.get(key) ?? null
  vi.stubGlobal("localStorage", { getItem, setItem: (key: string, text: string) => kept.set(key, text) })
})

describe("the promise of a table", () => {
  it("is kept where secret, numbers and seed agree", async () => {
    expect(await keptPromise(finished("a1".repeat(16)))).toBe(true)
    expect(await keptPromise(finished(null))).toBe(true)
  })

  it("is broken by another secret, another number or another seed", async () => {
    const fair = finished("a1".repeat(16))
    expect(await keptPromise({ ...fair, secret: "00".repeat(32) })).toBe(false)
    expect(await keptPromise({ ...fair, seed: hash("chosen") })).toBe(false)
    expect(await keptPromise({ ...fair, seats: [...fair.seats].reverse() })).toBe(false)
  })

  it("is broken if my own number is not in it, or the fingerprint is not the one that I saw", async () => {
    let mine = ""
    vi.spyOn(api, "join").mockImplementation(async (_id, _seat, nonce) => {
      mine = nonce ?? ""
      return table({})
    })
    await sitDown(table({}))
    expect(mine).toMatch(/^[0-9a-f]{32}$/)
    expect(await keptPromise(finished(mine))).toBe(true)
    expect(await keptPromise(finished("c3".repeat(16)))).toBe(false)
    kept.clear()
    await sitDown(table({ commitment: hash("another secret") }))
    expect(await keptPromise(finished(mine))).toBe(false)
  })

  it("of before was about the seed itself", async () => {
    const old = table({ status: "finished", seed: "any words", commitment: hash("any words") })
    expect(await keptPromise(old)).toBe(true)
    expect(await keptPromise({ ...old, seed: "others" })).toBe(false)
    expect(await keptPromise(table({ status: "finished" }))).toBe(null)
  })
})

describe("a host", () => {
  it("gives a number only after the server has made its promise", async () => {
    const calls: string[] = []
    vi.spyOn(api, "newTable").mockImplementation(async (wanted) => {
      calls.push(`new ${String(wanted.hold)}`)
      return table({})
    })
    vi.spyOn(api, "join").mockImplementation(async (id, seat) => {
      calls.push(`join ${id} ${seat}`)
      return table({ status: "running" })
    })
    expect((await openTable({ game: "looterz", seats: [] } as unknown as NewTable)).status).toBe("running")
    expect(calls).toEqual(["new true", "join t 0"])
  })
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Connection } from "../src/lib/connection"

/** A socket that does what a test tells it. */
class FakeSocket {
  static all: FakeSocket[] = []
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  readonly address: string
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(address: string) {
    this.address = address
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const opened = vi.fn()
const heard = vi.fn()
const changed = vi.fn()
let line: Connection
const socket = (): FakeSocket => FakeSocket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("WebSocket", FakeSocket)
  vi.clearAllMocks()
  FakeSocket.all = []
  line = new Connection("a table", opened, heard, changed)
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
})

describe("a connection", () => {
  it("sends only while there is a way", () => {
    expect(socket().address).toMatch(/^ws:.*\/api\/tables\/a%20table\/socket$/)
    expect(line.send({ type: "ping" })).toBe(false)
    socket().open()
    expect(opened).toHaveBeenCalledOnce()
    expect(changed).toHaveBeenLastCalledWith("open")
    expect(line.send({ type: "ping" })).toBe(true)
    expect(socket().sent).toEqual(['{"type":"ping"}'])
    socket().hear({ type: "pong" })
    expect(heard).toHaveBeenCalledWith({ type: "pong" })
  })

  it("comes back by itself, each time a little later", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5)
    const waits: number[] = []
    for (let round = 0; round < 4; round++) {
      const before = FakeSocket.all.length
      socket().close()
      expect(changed).toHaveBeenLastCalledWith("lost")
      let waited = 0
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      waits.push(waited)
    }
    expect(waits).toEqual([...waits].sort((one, other) => one - other))
    expect(waits[3]).toBeGreaterThan(waits[0])
  })

  it("gives up a line that answers no ping", () => {
    socket().open()
    const dead = socket()
    vi.advanceTimersByTime(15_000)
    expect(dead.sent).toEqual(['{"type":"ping"}'])
    dead.hear({ type: "pong" })
    vi.advanceTimersByTime(14_999)
    expect(dead.readyState).toBe(1)
    vi.advanceTimersByTime(1 + 10_000)
    expect(dead.readyState).toBe(3)
    expect(changed).toHaveBeenLastCalledWith("lost")
  })

  it("says nothing while a server that starts anew is away for a moment", () => {
    socket().open()
    socket().close(1012)
    vi.advanceTimersByTime(1_000)
    socket().close(1006)
    vi.advanceTimersByTime(1_500)
    expect(changed).not.toHaveBeenCalledWith("lost")
    socket().open()
    vi.advanceTimersByTime(10_000)
    expect(changed).not.toHaveBeenCalledWith("lost")
  })

  it("says so when a server that starts anew does not come back", () => {
    socket().open()
    socket().close(1012)
    vi.advanceTimersByTime(6_000)
    expect(changed).toHaveBeenLastCalledWith("lost")
  })

  it("tries at once when the network is there again", () => {
    socket().close()
    dispatchEvent(new Event("online"))
    expect(FakeSocket.all).toHaveLength(2)
  })

  it("begins the page anew when the cookie opens nothing any more", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {})
    socket().open()
    socket().close(4401)
    vi.advanceTimersByTime(60_000)
    expect(reload).toHaveBeenCalledOnce()
    expect(FakeSocket.all).toHaveLength(1)
  })

  it("stays closed once it was closed", () => {
    socket().open()
    line.close()
    dispatchEvent(new Event("online"))
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})

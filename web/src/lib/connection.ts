/** A socket to one table that comes back by itself. */

import type { ToClient, ToServer } from "./protocol"
import { CONNECTING, type Line, OPEN } from "./transport"
import { transport } from "#transport"

export type ConnectionState = "connecting" | "open" | "lost"

const PING_EVERY = 15_000
const PATIENCE = 10_000
const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
/** How long a server that said it would start anew may be away before anybody is told. */
const RESTART_PATIENCE = 6_000
const RESTART = 1012
/** The cookie that this socket was opened with opens nothing any more. */
const SIGNED_OUT = 4401

export class Connection {
  readonly #table: string
  readonly #opened: () => void
  readonly #heard: (message: ToClient) => void
  readonly #changed: (state: ConnectionState) => void
  #socket: Line | null = null
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #alarm: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    table: string,
    opened: () => void,
    heard: (message: ToClient) => void,
    changed: (state: ConnectionState) => void,
  ) {
    this.#table = table
    this.#opened = opened
    this.#heard = heard
    this.#changed = changed
    addEventListener("online", this.#hurry)
    document.addEventListener("visibilitychange", this.#hurry)
    this.#open()
  }

  /** Sends if there is a way; says whether there was. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#closed = true
    removeEventListener("online", this.#hurry)
    document.removeEventListener("visibilitychange", this.#hurry)
    clearTimeout(this.#retry)
    this.#calm()
    this.#rest()
    const socket = this.#socket
    if (socket?.readyState === CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  #hurry = (): void => {
    if (document.hidden || this.#closed || this.#socket !== null) return
    this.#wait = FIRST_WAIT
    clearTimeout(this.#retry)
    this.#open()
  }

  #open(): void {
    const socket = transport.open(this.#table)
    this.#socket = socket
    socket.onopen = () => {
      this.#calm()
      this.#wait = FIRST_WAIT
      this.#changed("open")
      this.#opened()
      if (!transport.local) this.#ping = setInterval(() => this.#listen(), PING_EVERY)
    }
    socket.onmessage = (event) => {
      clearTimeout(this.#silence)
      this.#heard(JSON.parse(event.data) as ToClient)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      this.#socket = null
      this.#rest()
      if (this.#closed) return
      if (event.code === SIGNED_OUT) {
        // Whoever is at this browser now is somebody else: the page begins anew with them.
        location.reload()
        return
      }
      if (event.code === RESTART) this.#alarm = setTimeout(() => this.#miss(), RESTART_PATIENCE)
      else if (this.#alarm === undefined) this.#miss()
      this.#retry = setTimeout(() => this.#open(), this.#wait * (0.7 + Math.random() * 0.6))
      this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT)
    }
  }

  #miss(): void {
    this.#calm()
    this.#changed("lost")
  }

  #calm(): void {
    clearTimeout(this.#alarm)
    this.#alarm = undefined
  }

  /** A line that is dead without knowing it answers no ping. */
  #listen(): void {
    this.send({ type: "ping" })
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#socket?.close(), PATIENCE)
  }

  #rest(): void {
    clearInterval(this.#ping)
    clearTimeout(this.#silence)
  }
}

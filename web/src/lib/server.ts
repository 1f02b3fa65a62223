/** The way to a server's tables: HTTP, and a WebSocket for each table. */

import type { Transport } from "./transport"

/** How often a page that is looked at asks for the tables anew, in milliseconds. */
const REFRESH = 10_000

export const transport: Transport = {
  local: false,
  machinery: null,

  async ask(method, path, body) {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (response.status === 204) return { status: 204, body: undefined }
    return { status: response.status, body: await response.json().catch(() => null) }
  },

  onTables(changed) {
    let timer: ReturnType<typeof setInterval> | undefined
    const look = (): void => {
      clearInterval(timer)
      if (!document.hidden) timer = setInterval(changed, REFRESH)
    }
    const seen = (): void => {
      look()
      if (!document.hidden) changed()
    }
    look()
    document.addEventListener("visibilitychange", seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", seen)
    }
  },

  module(game) {
    const [manifest, wasm] = ["manifest.json", "rules.wasm"].map(
      (part) => new URL(`/api/games/${encodeURIComponent(game)}/module/${part}`, location.href).href,
    )
    return { manifest, wasm }
  },

  open(table) {
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`)
  },
}

/** The way to a server's tables: HTTP, and a WebSocket for each table. */

import type { Transport } from "./transport"

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

  open(table) {
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`)
  },
}

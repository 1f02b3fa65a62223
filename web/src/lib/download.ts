/** Saves a game as one small file. */

import { api } from "./api"
import type { Table } from "./protocol"
import { attempt } from "./session.svelte"

export async function downloadRecord(table: Table): Promise<void> {
  const record = await attempt(() => api.record(table.id))
  if (record === null) return
  const file = new Blob([JSON.stringify(record, null, 1)], { type: "application/json" })
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = `ludoteca-${table.game}-${table.id}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

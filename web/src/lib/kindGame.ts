/** A real game of the usual size against kind bots: for whoever has just learnt a game, or has never been here. */

import { newDraft, tableOf } from "./draft"
import { openTable } from "./fairness"
import type { GameInfo } from "./protocol"
import { go } from "./router.svelte"
import { attempt } from "./session.svelte"
import { settings } from "./settings.svelte"

export async function playKindGame(game: GameInfo): Promise<void> {
  const draft = { ...newDraft(game, "bots"), level: "easy" as const }
  const next = await attempt(() => openTable(tableOf(game, "bots", draft, settings.pace)))
  if (next !== null) go(`/tables/${next.id}`)
}

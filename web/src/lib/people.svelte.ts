/** Whom this person has to do with: friends, and those whom they do not want to hear from. */

import { untrack } from "svelte"
import { api } from "./api"
import type { ChatLine, RelationKind, Relations } from "./protocol"
import { attempt } from "./session.svelte"

const people = $state<{ known: Relations | null }>({ known: null })

export function relations(): Relations | null {
  return people.known
}

/** Asks the server, once for each visit of the page; `again` after somebody else has become this browser's person. */
export async function loadRelations(again = false): Promise<void> {
  // Who asks within an effect must not be asked again by the answer.
  if (!again && untrack(() => people.known) !== null) return
  const known = await attempt(api.people)
  if (known !== null) people.known = known
}

export async function relate(person: string, kind: RelationKind): Promise<boolean> {
  const changed = await attempt(() => api.relate(person, kind))
  if (changed !== null) people.known = changed
  return changed !== null
}

export async function unrelate(person: string, kind: RelationKind): Promise<boolean> {
  const changed = await attempt(() => api.unrelate(person, kind))
  if (changed !== null) people.known = changed
  return changed !== null
}

/** What somebody is to me. */
export function relationTo(known: Relations | null, person: string): { friend: boolean; muted: boolean; blocked: boolean } {
  const has = (list: keyof Relations): boolean => known?.[list].some(({ id }) => id === person) ?? false
  return { friend: has("friends") || has("asked"), muted: has("muted"), blocked: has("blocked") }
}

/** The lines of a chat without those of people whom I have muted or blocked. */
export function audible(chat: ChatLine[], known: Relations | null): ChatLine[] {
  const silent = new Set([...(known?.muted ?? []), ...(known?.blocked ?? [])].map(({ id }) => id))
  return silent.size === 0 ? chat : chat.filter(({ person }) => !silent.has(person))
}

/** Which lines of a table's chat have been read on this device. */

import type { ChatLine } from "./protocol"

const key = (table: string): string => `ludoteca-chat-${table}`

/** Until when the chat of a table was read; "" if never. */
export function seenUntil(table: string): string {
  try {
    return sessionStorage.getItem(key(table)) ?? ""
  } catch {
    return "" // a browser that keeps nothing still plays
  }
}

/** All that there is has been read; gives until when. */
export function markSeen(table: string, chat: ChatLine[]): string {
  const until = chat.at(-1)?.at ?? ""
  try {
    sessionStorage.setItem(key(table), until)
  } catch {
    // The same.
  }
  return until
}

/** How many lines of others came after what was read. */
export function unreadLines(chat: ChatLine[], mine: number[], seen: string): number {
  return chat.filter(({ seat, at }) => at > seen && (seat === null || !mine.includes(seat))).length
}

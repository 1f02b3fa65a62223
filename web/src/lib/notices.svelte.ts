/** Short notices at the foot of the page: what went wrong and what to do, or what was done. */

import type { Refusal } from "./api"

export interface Notice {
  id: number
  message: string
  args: Record<string, unknown>
  bad: boolean
}

let notices = $state<Notice[]>([])
let last = 0

export function allNotices(): Notice[] {
  return notices
}

export function notice(message: string, args: Record<string, unknown> = {}, bad = false): void {
  const id = ++last
  notices = [...notices.filter((other) => other.message !== message).slice(-2), { id, message, args, bad }]
  setTimeout(() => dismiss(id), bad ? 9000 : 4000)
}

export function say(refusal: Pick<Refusal, "code" | "args">): void {
  notice(`problem-${refusal.code}`, refusal.args, true)
}

export function dismiss(id: number): void {
  notices = notices.filter((other) => other.id !== id)
}

// @vitest-environment happy-dom
import { expect, it } from "vitest"
import { markSeen, seenUntil, unreadLines } from "../src/lib/chat"
import type { ChatLine } from "../src/lib/protocol"

const line = (seat: number | null, at: string): ChatLine => ({ type: "chat", seat, name: "", text: "", at }) as ChatLine

it("counts what others said after what was read, before and after the page is loaded anew", () => {
  const chat = [line(1, "10:00"), line(0, "10:01"), line(null, "10:02")]
  expect(unreadLines(chat, [0], seenUntil("t"))).toBe(2)
  markSeen("t", chat.slice(0, 2))
  expect(unreadLines(chat, [0], seenUntil("t"))).toBe(1)
  expect(unreadLines([line(0, "10:05")], [0], seenUntil("t"))).toBe(0)
  expect(seenUntil("another")).toBe("")
})

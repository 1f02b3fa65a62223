import { describe, expect, it } from "vitest"
import { audible, relationTo } from "../src/lib/people.svelte"
import type { ChatLine, Relations } from "../src/lib/protocol"

const person = (id: string) => ({ id, name: id, guest: false })
const known: Relations = {
  friends: [person("fay")], asked: [person("abe")], asking: [], blocked: [person("bad")], muted: [person("mum")],
}
const line = (from: string): ChatLine => ({ type: "chat", seat: null, name: from, text: "hello", at: "2026", person: from, number: 0 })

describe("people", () => {
  it("whoever is muted or blocked is not read", () => {
    const chat = ["fay", "bad", "mum", "new"].map(line)
    expect(audible(chat, known).map(({ name }) => name)).toEqual(["fay", "new"])
    expect(audible(chat, null)).toBe(chat)
  })

  it("who was asked is as good as a friend", () => {
    expect(relationTo(known, "abe")).toEqual({ friend: true, muted: false, blocked: false })
    expect(relationTo(known, "bad")).toEqual({ friend: false, muted: false, blocked: true })
    expect(relationTo(null, "fay").friend).toBe(false)
  })
})

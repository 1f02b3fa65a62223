// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest"
import { go, route } from "../src/lib/router.svelte"

beforeEach(() => (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL("http://localhost/"))

describe("the router", () => {
  it.each([
    ["/", { page: "shelf", box: null }],
    ["/?box=looterz", { page: "shelf", box: "looterz" }],
    ["/tables/abc", { page: "table", id: "abc" }],
    ["/tables", { page: "missing" }],
    ["/replay/abc?at=12", { page: "replay", id: "abc", at: 12 }],
    ["/replay/abc?at=-1", { page: "replay", id: "abc", at: null }],
    ["/rules/platformer", { page: "rules", game: "platformer" }],
    ["/learn/kragmortha", { page: "learn", game: "kragmortha" }],
    ["/settings", { page: "settings" }],
    ["/settings/else", { page: "missing" }],
    ["/nowhere", { page: "missing" }],
  ])("knows %s", (address, expected) => {
    go(address)
    expect(route()).toEqual(expected)
    expect(location.pathname + location.search).toBe(address)
  })
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { choices, goToChoice, keepFocus } from "../src/lib/focus"

let root: HTMLElement
let end: () => void
const at = (id: string): HTMLElement => document.getElementById(id)!
const here = (): string => document.activeElement?.id ?? ""
const settle = (): Promise<void> => new Promise((done) => setTimeout(done))

beforeEach(() => {
  document.body.innerHTML = `
    <a id="before" href="/">before</a>
    <div id="root">
      <div id="board" data-keeps tabindex="-1">
        <button id="one" data-move="1">one</button>
        <button id="two" data-move="2">two</button>
        <button id="note">a note</button>
      </div>
      <button id="tool">a tool</button>
    </div>`
  root = at("root")
  // There is no layout here, and no keyboard: what is focused is seen to be.
  vi.spyOn(HTMLElement.prototype, "checkVisibility").mockImplementation(function (this: HTMLElement) {
    return !this.hidden
  })
  const matches = Element.prototype.matches
  vi.spyOn(HTMLElement.prototype, "matches").mockImplementation(function (this: HTMLElement, selector: string) {
    return selector === ":focus-visible" || matches.call(this, selector)
  })
  end = keepFocus(root)
})
afterEach(() => end())

/** What a browser does with a thing that is going to be away: nobody has the focus. */
function drop(id: string): void {
  at(id).blur()
  at(id).remove()
}

describe("keepFocus", () => {
  it("goes to the next choice when the chosen one is gone", async () => {
    at("one").focus()
    drop("one")
    await settle()
    expect(here()).toBe("two")
  })

  it("stays on a choice that is put to another place, which takes the focus from it", async () => {
    at("two").focus()
    await settle()
    at("two").blur()
    at("board").prepend(at("two"))
    await settle()
    expect(here()).toBe("two")
  })

  it("waits on the board while there is nothing to choose, and goes on when there is", async () => {
    at("one").focus()
    for (const id of ["one", "two"]) at(id).removeAttribute("data-move")
    drop("one")
    await settle()
    expect(here()).toBe("board")
    at("two").dataset.move = "2"
    await settle()
    expect(here()).toBe("two")
  })

  it("does not wait for the browser to take the focus from a choice that is disabled now", async () => {
    at("one").focus()
    at("two").removeAttribute("data-move")
    at("one").removeAttribute("data-move")
    ;(at("one") as HTMLButtonElement).disabled = true
    await settle()
    expect(here()).toBe("board")
  })

  it("finds at the next key that a style sheet hid the choice, which no event tells", async () => {
    at("one").focus()
    await settle()
    vi.mocked(HTMLElement.prototype.checkVisibility).mockImplementation(function (this: HTMLElement) {
      return this.id !== "one"
    })
    expect(here()).toBe("one")
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }))
    expect(here()).toBe("two")
  })

  it("lets go whoever leaves, even if the page changes while the focus is on its way", async () => {
    at("one").focus()
    dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }))
    at("one").blur()
    at("board").append(document.createElement("i"))
    await settle()
    expect(document.activeElement).toBe(document.body)
    at("tool").focus()
    await settle()
    expect(here()).toBe("tool")
  })

  it("lets one stand on what can only be looked at, when Tab led there", async () => {
    at("one").focus()
    dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }))
    at("note").focus()
    await settle()
    expect(here()).toBe("note")
  })

  it("leaves alone whoever uses a pointer", async () => {
    at("one").focus()
    dispatchEvent(new Event("pointerdown"))
    drop("one")
    await settle()
    expect(document.activeElement).toBe(document.body)
  })

  it("goes from choice to choice by arrow keys, round and round", () => {
    at("two").focus()
    const press = (key: string): boolean => at(here()).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
    expect(press("ArrowRight")).toBe(false)
    expect(here()).toBe("one")
    press("ArrowUp")
    expect(here()).toBe("two")
  })
})

describe("choices", () => {
  it("are what can be chosen and seen", () => {
    at("two").hidden = true
    expect(choices(root).map(({ id }) => id)).toEqual(["one"])
    at("one").hidden = true
    expect(goToChoice(root)).toBe(false)
    expect(goToChoice(undefined)).toBe(false)
  })
})

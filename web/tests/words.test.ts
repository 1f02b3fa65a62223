import { FluentBundle, FluentResource } from "@fluent/bundle"
import { describe, expect, it, vi } from "vitest"
import type { Vocabulary } from "../src/lib/protocol"
import { LANGUAGES, loadWords, Words } from "../src/lib/words"

const VOCABULARY: Vocabulary = {
  moves: { give: ["card", "card", "seat"], pass: [], pay: ["number"] },
  events: { drawn: { fields: { seat: "seat", card: "card" }, secret: ["card"] } },
  frames: { choose: { card: "card" } },
}
const MESSAGES = `
seat-name = Player { $number }
seat-P2 = Orange
card-haste = Haste
    .text = Run { $steps } steps.
move-give = Give { $card } and { $card2 } to { $seat }
move-pass = Pass
move-pay = Pay { $number }
event-drawn = { $seat } draws { $card }.
event-drawn-hidden = { $seat } draws a card.
prompt-choose = { $seat } thinks about { $card }.
    .you = What about { $card }?
`

function words(names: (string | null)[] = []): Words {
  const bundle = new FluentBundle("en", { useIsolating: false })
  bundle.addResource(new FluentResource(MESSAGES))
  return new Words("en", bundle, VOCABULARY, names)
}

describe("words", () => {
  it("calls a seat by its name, else as the game does, else by its number", () => {
    const some = words(["Ada", null])
    expect([some.seat(0), some.seat("P1"), some.seat("P2"), some.seat(2)]).toEqual(["Ada", "Ada", "Orange", "Player 3"])
  })

  it("says copies of a card by one name, and what has no name by its id", () => {
    expect(words().name("card", "haste")).toBe("Haste")
    expect(words().name("card", "haste-2")).toBe("Haste")
    expect(words().name("card", "unheard")).toBe("unheard")
    expect(words().name("number", 7)).toBe("7")
    expect(words().name("card", null)).toBe("none")
  })

  it("numbers the second thing of a kind in a move", () => {
    expect(words(["Ada"]).move({ kind: "give", args: ["haste-1", "other", "P1"] })).toBe("Give Haste and other to Ada")
    expect(words().move({ kind: "pass", args: [] })).toBe("Pass")
    expect(words().move({ kind: "pay", args: ["3"] })).toBe("Pay 3")
  })

  it("tells an event with what this seat may know of it", () => {
    expect(words().event({ kind: "drawn", seat: "P2", card: "haste" })).toBe("Orange draws Haste.")
    expect(words().event({ kind: "drawn", seat: "P2" })).toBe("Orange draws a card.")
  })

  it("asks whoever decides, and tells the others about it", () => {
    const prompt = { kind: "choose", seat: 1, card: "haste" }
    expect(words().prompt(prompt, true)).toBe("What about Haste?")
    expect(words().prompt(prompt, false)).toBe("Orange thinks about Haste.")
  })

  it("gives more about a thing where there is more", () => {
    expect(words().detail("card", "haste-1", "text", { steps: 2 })).toBe("Run 2 steps.")
    expect(words().detail("card", "haste", "origin")).toBeNull()
    expect(words().detail("card", "unheard", "text")).toBeNull()
  })

  it("reports a message that is not there, once", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {})
    expect(words().text("no-such-message")).toBe("no-such-message")
    words().text("no-such-message")
    expect(complaint).toHaveBeenCalledTimes(1)
    expect(complaint.mock.calls[0][0]).toContain("no-such-message")
  })

  it("keeps the vocabulary when names are given", () => {
    expect(words().named(["Ada", "Grace"]).event({ kind: "drawn", seat: "P2", card: "haste" })).toBe("Grace draws Haste.")
  })
})

describe("loadWords", () => {
  it.each(LANGUAGES)("has the shell in %s, and a game's words beside it", async (language) => {
    const shell = await loadWords(language)
    expect(shell.has("brand")).toBe(true)
    expect(shell.has("game-title")).toBe(false)
    const game = await loadWords(language, "looterz")
    expect(game.has("brand") && game.has("game-title")).toBe(true)
  })
})

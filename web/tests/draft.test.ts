import { describe, expect, it } from "vitest"
import { choiceOf, CLOCKS, missingForRating, newDraft, setPeople, setSeats, tableOf } from "../src/lib/draft"
import type { GameInfo } from "../src/lib/protocol"

const game = {
  name: "some-game",
  seats: [2, 3, 4, 5],
  levels: ["easy", "normal"],
  styled: [],
  ratings: {},
  options: [
    { name: "mode", choices: ["plain", "cruel"], default: "plain", sets: { cruel: { looks: "many" } } },
    { name: "looks", choices: ["few", "many"], default: "few" },
  ],
} as unknown as GameInfo

describe("a draft of a table", () => {
  it("fills the other seats with bots", () => {
    const draft = { ...newDraft(game, "bots"), seats: 3, level: "easy" as const }
    expect(tableOf(game, "bots", draft, "fast").seats).toEqual([
      { kind: "me" },
      { kind: "bot", level: "easy" },
      { kind: "bot", level: "easy" },
    ])
  })

  it("seats people of one screen by name, then bots", () => {
    const draft = { ...newDraft(game, "pass"), seats: 4, people: 3, names: [" Ada ", "", "Grace"] }
    expect(tableOf(game, "pass", draft, "calm").seats).toEqual([
      { kind: "me", name: "Ada" },
      { kind: "here" },
      { kind: "here", name: "Grace" },
      { kind: "bot", level: "normal" },
    ])
  })

  it("keeps seats open for friends", () => {
    const draft = { ...newDraft(game, "invite"), seats: 3, people: 2, names: ["ignored"] }
    const kinds = tableOf(game, "invite", draft, "calm").seats.map(({ kind }) => kind)
    expect(kinds).toEqual(["me", "open", "bot"])
  })

  it("keeps open seats for the friends who are invited at once, and lets those go for whom there is none", () => {
    const draft = { ...newDraft(game, "invite"), seats: 4, people: 4, friends: ["bea", "cat"] }
    const people = () => tableOf(game, "invite", draft, "calm").seats.map(({ kind, person }) => person ?? kind)
    expect(people()).toEqual(["me", "bea", "cat", "open"])
    setPeople(draft, 2)
    expect(people()).toEqual(["me", "bea", "bot", "bot"])
    setSeats(draft, 2)
    expect(people()).toEqual(["me", "bea"])
  })

  it("names the clock that was chosen", () => {
    const draft = { ...newDraft(game, "invite"), clock: "bank-300" }
    expect(tableOf(game, "invite", draft, "calm").clock).toEqual(CLOCKS["bank-300"])
  })

  it("opens half of a full table, and a smaller one where one screen goes round", () => {
    const full = { ...game, seats: [2, 3, 4, 5, 6, 7, 8] }
    expect([newDraft(full, "bots").seats, newDraft(full, "pass").seats, newDraft(full, "invite").seats]).toEqual([4, 3, 4])
    expect(newDraft({ ...game, seats: [3, 4] }, "pass").seats).toBe(3)
  })
})

describe("choiceOf", () => {
  it("takes what was set, then what another choice sets along, then the usual", () => {
    const draft = newDraft(game, "bots")
    expect(choiceOf(game, draft, "looks")).toBe("few")
    draft.options.mode = "cruel"
    expect(choiceOf(game, draft, "looks")).toBe("many")
    draft.options.looks = "few"
    expect(choiceOf(game, draft, "looks")).toBe("few")
  })
})

describe("a rated draft", () => {
  const ready = { ...newDraft(game, "invite"), rated: true, clock: "bank-300" }

  it("lacks nothing with an account, a clock, the usual options and people", () => {
    expect(missingForRating(game, ready, true)).toEqual([])
    expect(missingForRating(game, { ...ready, options: { mode: "plain" } }, true)).toEqual([])
  })

  it("says what it lacks", () => {
    expect(missingForRating(game, ready, false)).toEqual(["account"])
    expect(missingForRating(game, { ...ready, clock: "none" }, true)).toEqual(["clock"])
    expect(missingForRating(game, { ...ready, options: { mode: "cruel" } }, true)).toEqual(["options"])
    expect(missingForRating(game, { ...ready, people: ready.seats - 1 }, true)).toEqual(["people"])
    expect(missingForRating(game, { ...ready, box: { "a.toml": "" } }, true)).toEqual(["start"])
  })
})

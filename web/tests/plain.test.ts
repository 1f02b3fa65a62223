import { FluentBundle, FluentResource } from "@fluent/bundle"
import { describe, expect, it } from "vitest"
import { factsOf, label, told } from "../src/plain/facts"
import type { View } from "../src/lib/protocol"
import { Words } from "../src/lib/words"

function words(): Words {
  const bundle = new FluentBundle("en", { useIsolating: false })
  bundle.addResource(new FluentResource("view-at_stake = At stake\nseat-name = Player { $number }"))
  return new Words("en", bundle)
}

describe("a plain table", () => {
  it("tells single facts and tables apart, and leaves out what every view has", () => {
    const view = { game: "x", moves: [], deciding: 0, turn: 3, players: [{ seat: 0, points: 2 }], pile: [] } as unknown as View
    expect(factsOf(view)).toEqual({
      facts: [["turn", 3], ["pile", []]],
      tables: [["players", [{ seat: 0, points: 2 }]]],
    })
  })

  it("has the game's labels, or the key in words", () => {
    expect(label("at_stake", words())).toBe("At stake")
    expect(label("dice_in_play", words())).toBe("dice in play")
  })

  it("names seats and hides what this seat may not know", () => {
    expect(told("seat", 1, words())).toBe("Player 2")
    expect(told("seat", -1, words())).toBe("–")
    expect(told("cup", [3, null], words())).toBe("3 ?")
    expect(told("bid", { seat: 0, at_stake: 4 }, words())).toBe("Player 1, At stake 4")
    expect(told("bid", null, words())).toBe("–")
  })
})

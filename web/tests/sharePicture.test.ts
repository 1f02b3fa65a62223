import { expect, test } from "vitest"
import { type Card, cardOf, wrapped } from "../src/lib/sharePicture"

const card = (changes: Partial<Card>): Card => ({ brand: "Ludoteca", game: "Some", title: "Ann wins!", why: "It is over.", ranks: [], lines: [], ...changes })

test("words are broken between words, and what is too long is cut", () => {
  expect(wrapped("one two three", 7, 3)).toEqual(["one two", "three"])
  expect(wrapped("one two three four five", 9, 1)[0]).toHaveLength(8)
  expect(wrapped("", 5, 2)).toEqual([""])
})

test("names of players are text in the picture and nothing else", () => {
  const drawing = cardOf(card({ title: `<script>alert("x")</script> & Co wins`, ranks: [{ name: `"><image href="//x"/>`, score: "1 & 2", colour: "#fff" }] }), [])
  expect(drawing).not.toMatch(/<script|<image/)
  expect(drawing).toContain("&lt;script&gt;")
})

test("however much there is to tell, it stays on the card", () => {
  const many = Array.from({ length: 8 }, (_, place) => ({ name: `Somebody with a long name ${place}`, score: "3 coins", colour: "#fff" }))
  const drawing = cardOf(card({ title: "word ".repeat(40), why: "why ".repeat(60), ranks: many, lines: Array.from({ length: 9 }, () => "remembered ".repeat(20)) }), [])
  const heights = [...drawing.matchAll(/<text[^>]* y="(\d+)"/g)].map(([, y]) => Number(y))
  expect(Math.max(...heights)).toBeLessThan(630)
})

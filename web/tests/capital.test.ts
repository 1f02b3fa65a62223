import { describe, expect, it } from "vitest"
import { capitalised } from "../src/lib/capital"

describe("the beginning of a note", () => {
  it("has a large letter, as the language writes it", () => {
    expect(capitalised("monster", "en")).toBe("Monster")
    expect(capitalised("źródło", "pl")).toBe("Źródło")
    expect(capitalised("", "en")).toBe("")
  })
})

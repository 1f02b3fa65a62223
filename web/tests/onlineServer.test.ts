import { describe, expect, it } from "vitest"
import { pageOfServer } from "../src/lib/onlineServer"

describe("the address of a server", () => {
  it.each([
    ["games.example.org", "https://games.example.org/"],
    [" https://games.example.org/tables/abc?seat=2 ", "https://games.example.org/tables/abc?seat=2"],
    ["localhost:8000", "http://localhost:8000/"],
    ["127.0.0.1:8000/tables/abc", "http://127.0.0.1:8000/tables/abc"],
    ["http://192.168.1.7:8000", "http://192.168.1.7:8000/"],
  ])("%s means %s", (written, page) => expect(pageOfServer(written)).toBe(page))

  it.each(["", "   ", "my friend's games", "javascript://alert(1)", "file:///etc/passwd", "https://me:secret@example.org", "https://"])(
    "%s means none",
    (written) => expect(pageOfServer(written)).toBeNull(),
  )
})

/** Rules pages: from Markdown to elements that are safe to show. */

import DOMPurify from "dompurify"
import { marked } from "marked"

export function rendered(markdown: string): { content: Node[]; headings: { id: string; text: string }[] } {
  const clean = DOMPurify.sanitize(marked.parse(markdown, { async: false }), {
    FORBID_TAGS: ["style", "form", "input", "iframe"],
    FORBID_ATTR: ["style"],
  })
  const page = new DOMParser().parseFromString(clean, "text/html")
  const headings = [...page.querySelectorAll("h2")].map((heading, place) => {
    heading.id = `part-${place + 1}`
    return { id: heading.id, text: heading.textContent ?? "" }
  })
  // The page has a heading of its own; that of the text says the same for the eye.
  for (const title of page.querySelectorAll("h1")) {
    const shown = page.createElement("p")
    shown.className = "title"
    shown.append(...title.childNodes)
    title.replaceWith(shown)
  }
  for (const table of page.querySelectorAll("table, pre")) {
    // What is wider than a phone scrolls by itself, by keyboard too.
    const wide = page.createElement("div")
    wide.className = "wide"
    wide.tabIndex = 0
    table.replaceWith(wide)
    wide.append(table)
  }
  return { content: [...page.body.childNodes], headings }
}

/** The twins that act outside the board: on the log, the chat and some buttons of the shell. */

import type { Words } from "../../../lib/board"
import "./beyond.css"
import type { Penances } from "./penances.svelte"

const CONTROLS = ["undo", "hint", "skip"]

/** Marks the page for `beyond.css` and watches the forbidden buttons; gives what undoes it. */
export function actBeyondTheBoard(penances: Penances, words: Words): () => void {
  const page = document.documentElement
  const beyond = [...penances.all].filter((twin) => ["murmur", "forbidden", "claws"].includes(twin))
  if (beyond.length === 0) return () => {}
  page.dataset.twins = beyond.join(" ")
  page.dataset.twinsCalm = penances.motion() ? "no" : "yes"
  const log = document.querySelector("[data-shell=log]")
  const live = log?.getAttribute("aria-live") ?? null
  if (penances.isCalm("murmur")) log?.setAttribute("aria-live", "off")

  const forbidden = CONTROLS.slice(0, penances.twin("forbidden")?.words ?? CONTROLS.length)
  const watch = (event: Event) => {
    if (!penances.has("forbidden") || !(event.target instanceof Element)) return
    const control = event.target.closest<HTMLElement>("[data-control]")?.dataset.control
    if (control === undefined || !forbidden.includes(control)) return
    if (penances.motion()) penances.breach()
    else if (!window.confirm(words.text("kragmortha-sealed"))) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  document.addEventListener("click", watch, true)
  return () => {
    document.removeEventListener("click", watch, true)
    delete page.dataset.twins
    delete page.dataset.twinsCalm
    if (live !== null) log?.setAttribute("aria-live", live)
  }
}

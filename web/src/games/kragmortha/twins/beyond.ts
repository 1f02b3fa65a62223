/** The twins that act outside the board: on the log, the chat and some buttons of the shell. */

import { notice } from "../../../lib/notices.svelte"
import "./beyond.css"
import type { Penances } from "./penances.svelte"

const BEYOND = ["murmur", "ceiling", "forbidden"]

/** The buttons that can be forbidden, in the order of the twin, by the key that presses them as well. */
const CONTROLS = ["u", "h", "s"]

/** Marks the page for `beyond.css` and watches the forbidden buttons; gives what undoes it. */
export function actBeyondTheBoard(penances: Penances): () => void {
  const page = document.documentElement
  const beyond = [...penances.all].filter((twin) => BEYOND.includes(twin))
  if (beyond.length === 0) return () => {}
  page.dataset.twins = beyond.join(" ")
  page.dataset.twinsCalm = penances.motion() ? "no" : "yes"
  const story = document.querySelector(".play > [role=log]")
  if (penances.isCalm("murmur") || penances.isCalm("ceiling")) story?.setAttribute("aria-live", "off")

  const forbidden = CONTROLS.slice(0, penances.twin("forbidden")?.words ?? CONTROLS.length)
  /** The button whose seal has been touched once: the next press goes through. */
  let broken: string | null = null
  const use = (key: string | null | undefined, event: Event) => {
    const button = document.querySelector(`.toolbar [aria-keyshortcuts="${key}"]:not(:disabled)`)
    if (!penances.has("forbidden") || !key || !forbidden.includes(key) || button === null) return
    if (penances.motion()) penances.breach()
    else if (broken === key) broken = null
    else {
      broken = key
      notice("sealed-button")
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const click = (event: Event) => {
    if (event.target instanceof Element)
      use(event.target.closest(".toolbar [aria-keyshortcuts]")?.getAttribute("aria-keyshortcuts"), event)
  }
  const press = (event: KeyboardEvent) => {
    const types = event.target instanceof Element && event.target.matches("input, textarea, select, [contenteditable]")
    if (!types && !event.ctrlKey && !event.metaKey && !event.altKey) use(event.key, event)
  }
  document.addEventListener("click", click, true)
  document.addEventListener("keydown", press, true)
  return () => {
    document.removeEventListener("click", click, true)
    document.removeEventListener("keydown", press, true)
    delete page.dataset.twins
    delete page.dataset.twinsCalm
    story?.removeAttribute("aria-live")
  }
}

/** The small note that explains what is pointed at, held or focused. */

import { defer } from "../../lib/defer"

export interface Note {
  title: string
  lines: string[]
}

export const LONG_PRESS = 450
export const LINGER = 420

class Tips {
  note = $state.raw<Note | null>(null)
  /** What the note is about, in the window. */
  anchor = $state.raw<DOMRect | null>(null)
  #source: Element | null = null

  show(source: Element, note: Note | null, anchor = source.getBoundingClientRect()): void {
    if (note === null) return this.hide(source)
    this.#source = source
    this.note = note
    this.anchor = anchor
  }

  hide(source?: Element): void {
    if (source !== undefined && source !== this.#source) return
    this.note = this.anchor = this.#source = null
  }
}

export const tips = new Tips()

/** Explains a node: `use:explained={() => note}`. */
export function explained(node: Element, note: () => Note | null) {
  let current = note
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => tips.show(node, current())
  const hide = () => {
    clearTimeout(timer)
    tips.hide(node)
  }
  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType !== "touch") timer = setTimeout(show, LINGER)
  }
  const press = (event: Event) => {
    if ((event as PointerEvent).pointerType === "touch") timer = setTimeout(show, LONG_PRESS)
  }
  const focus = () => node.matches(":focus-visible") && show()
  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", hide],
    ["pointerdown", press],
    ["pointercancel", hide],
    ["focus", focus],
    ["blur", () => defer(hide)],
  ]
  for (const [kind, listener] of listeners) node.addEventListener(kind, listener)
  return {
    update(next: () => Note | null) {
      current = next
    },
    destroy() {
      hide()
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener)
    },
  }
}

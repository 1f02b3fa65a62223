/** Looking at a card from near: hovering, focusing, or a long press. */
import type { MoveView } from "../../lib/board"
import type { Table } from "./table.svelte"

const HOVER_MS = 320
/** Longer where a click would play: there one points first and reads second. */
const LEGAL_HOVER_MS = 750
const PRESS_MS = 420

export interface Peek {
  onpointerenter: (event: PointerEvent) => void
  onpointerleave: () => void
  onpointerdown: (event: PointerEvent) => void
  onpointerup: () => void
  onpointercancel: () => void
  oncontextmenu: (event: Event) => void
  onfocus: (event: FocusEvent) => void
  onblur: () => void
}

/** Handlers for an element that shows a card. */
export function peek(table: Table, design: string, card: string | null = null): Peek {
  let timer: ReturnType<typeof setTimeout> | undefined
  let touching = false
  const open = (element: Element, pinned: boolean) => {
    table.closeup = { card, design, near: element.getBoundingClientRect(), pinned }
  }
  const close = () => {
    clearTimeout(timer)
    if (table.closeup && !table.closeup.pinned) table.closeup = null
  }
  return {
    onpointerenter(event) {
      if (event.pointerType !== "mouse" || table.closeup?.pinned) return
      const element = event.currentTarget as Element
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (table.selected === null && table.dragged === null) open(element, false)
      }, element.hasAttribute("data-move") ? LEGAL_HOVER_MS : HOVER_MS)
    },
    onpointerleave: close,
    onpointerdown(event) {
      close()
      touching = event.pointerType !== "mouse"
      if (!touching) return
      const element = event.currentTarget as Element
      timer = setTimeout(() => {
        if (table.dragged === null) open(element, true)
      }, PRESS_MS)
    },
    onpointerup: () => clearTimeout(timer),
    onpointercancel: () => clearTimeout(timer),
    oncontextmenu(event) {
      if (touching) event.preventDefault()
    },
    onfocus(event) {
      const element = event.currentTarget as Element
      if (!element.matches(":focus-visible") || table.selected !== null) return
      clearTimeout(timer)
      timer = setTimeout(() => open(element, false), LEGAL_HOVER_MS)
    },
    onblur: close,
  }
}

/** The same for an element that plays a move, while there is one: pointing at it shows what the move would do. */
export function peekAndPoint(table: Table, design: string, card: string, move: () => MoveView | undefined): Peek {
  const handlers = peek(table, design, card)
  const point = () => {
    const would = move()
    if (would) table.point(would)
  }
  return {
    ...handlers,
    onpointerenter(event) {
      handlers.onpointerenter(event)
      point()
    },
    onpointerleave() {
      handlers.onpointerleave()
      if (move()) table.point(null)
    },
    onfocus(event) {
      handlers.onfocus(event)
      point()
    },
  }
}

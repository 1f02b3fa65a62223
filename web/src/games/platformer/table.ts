/** What all parts of the board share. */

import { createContext } from "svelte"
import { capitalised } from "../../lib/capital"
import type { GameEvent, MoveView, Words } from "../../lib/board"
import type { Choices } from "./choices"
import type { PlatformerView } from "./types"

export interface Told {
  title: string
  text: string
  near: DOMRect
}

export interface Table {
  readonly view: PlatformerView
  readonly words: Words
  readonly choices: Choices
  /** What the last move made happen. */
  readonly events: GameEvent[]
  /** What others did since the viewer's last move. */
  readonly trail: GameEvent[]
  readonly previews: Record<number, GameEvent[]>
  readonly hints: Record<number, number>
  readonly focus: number | null
  readonly motion: boolean
  readonly marks: boolean
  /** The move that spends a boot, when a step could be made with one click. */
  readonly boot: MoveView | null
  look(move: MoveView | null): void
  send(move: MoveView): void
  /** Spends a boot and then steps in a direction. */
  walk(direction: string): void
  tell(told: Told | null): void
}

export const [getTable, setTable] = createContext<Table>()

const LONG_PRESS = 450

/** Shows name and text of a thing on hover, focus and long press. */
export function tip(table: Table, title: string, text: string | null) {
  return (node: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Whether a finger has called for it: then it stays when the finger is lifted, until the next one comes down. */
    let held = false
    const tell = () => table.tell({ title: capitalised(title, table.words.language), text: text ?? "", near: node.getBoundingClientRect() })
    const hush = () => {
      clearTimeout(timer)
      held = false
      removeEventListener("pointerdown", hush, { capture: true })
      table.tell(null)
    }
    const leave = () => {
      clearTimeout(timer)
      if (!held) hush()
    }
    const enter = (event: PointerEvent) => {
      if (event.pointerType === "mouse") timer = setTimeout(tell, 250)
    }
    const press = (event: PointerEvent) => {
      if (event.pointerType === "mouse") return
      timer = setTimeout(() => {
        held = true
        addEventListener("pointerdown", hush, { capture: true })
        tell()
      }, LONG_PRESS)
    }
    /** A phone's own menu would take the finger away before anything can be read. */
    const menu = (event: Event) => {
      if (matchMedia("(pointer: coarse)").matches) event.preventDefault()
    }
    const focused = () => {
      if (node.matches(":focus-visible")) tell()
    }
    const listeners: [string, EventListener][] = [
      ["pointerenter", enter as EventListener],
      ["pointerdown", press as EventListener],
      ["pointerleave", leave],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", leave],
      ["contextmenu", menu],
      ["focus", focused],
      ["blur", hush],
    ]
    for (const [name, listener] of listeners) node.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener)
      removeEventListener("pointerdown", hush, { capture: true })
      clearTimeout(timer)
    }
  }
}

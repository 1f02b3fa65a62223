/** Who plays by keyboard never loses their place: when what they chose is gone, they stand on the next thing to choose. */

const CHOICE = "[data-move]:not(:disabled, [inert] *)"
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** What can be chosen in an area now. */
export function choices(area: Element): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(CHOICE)].filter(isVisible)
}

/** Goes to the first thing in an area that can be chosen now; if it is there already, to the next. */
export function goToChoice(area: Element | undefined, step = 1): boolean {
  const all = area === undefined ? [] : choices(area)
  if (all.length === 0) return false
  const now = all.indexOf(document.activeElement as HTMLElement)
  all[now < 0 ? 0 : (now + step + all.length) % all.length].focus()
  return true
}

/** Whether a thing can have the focus. A browser takes it from one that cannot, but not at once: some time later. */
function canHold(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled, [inert], [inert] *") && isVisible(element)
}

/**
 * An attachment for a whole table. Its areas are marked `data-keeps`; each can take the focus itself, and holds it
 * while there is nothing to choose.
 *
 * The focus is lost when the thing that had it is gone, has been put to another place of the page (a list in another
 * order) or cannot hold it any more, not when it is nowhere: between two stops of the Tab key it is nowhere too, and who
 * leaves must be let go.
 */
export function keepFocus(root: HTMLElement): () => void {
  let area: HTMLElement | null = null
  let held: HTMLElement | null = null
  /** Whether the focus was on a choice, and not on something that is only looked at: one gets there by Tab. */
  let choosing = false
  let tabbed = false

  function entered(event: FocusEvent): void {
    const target = event.target as HTMLElement
    held = target
    area = target.matches(":focus-visible") ? target.closest<HTMLElement>("[data-keeps]") : null
    choosing = target === area || target.matches("[data-move]") || (choosing && !tabbed)
    if (choosing) queueMicrotask(() => look())
  }

  function look(moved = false): void {
    if (area === null || held === null || !area.isConnected) return
    const active = document.activeElement
    const nowhere = active === null || active === document.body
    if (!nowhere && active !== held) return
    const lost = !canHold(held) || (nowhere && moved)
    const idle = !nowhere && choosing && !held.matches("[data-move], [data-move] *")
    if (!lost && !idle) return
    const possible = choices(area)
    const next = possible.includes(held) ? held : possible[0]
    if (next !== undefined) next.focus()
    else if (lost) area.focus({ preventScroll: true })
  }

  /** Arrow keys go from choice to choice, where the thing itself has no use for them. */
  function pressed(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    const target = event.target as Element
    if (step === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const within = target.closest("[data-keeps]")
    if (within === null || (target !== within && !target.matches("[data-move]"))) return
    if (goToChoice(within, step)) event.preventDefault()
  }

  const noteKey = (event: KeyboardEvent): void => {
    tabbed = event.key === "Tab"
    // What a style sheet hides loses the focus without a change of the page and without an event: found out in time.
    if (held !== null && !canHold(held)) look()
  }
  const letGo = (): void => {
    area = null
  }
  /** What is hidden or disabled loses the focus without any change of the page. */
  const left = (): void => queueMicrotask(() => look())
  /** A browser takes the focus from what is taken out of the page, though it be put back at once. */
  const changed = (changes: MutationRecord[]): void =>
    look(held !== null && changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(held))))
  const observer = new MutationObserver(changed)
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-move", "disabled", "inert"] })
  root.addEventListener("focusin", entered)
  root.addEventListener("focusout", left)
  root.addEventListener("keydown", pressed)
  addEventListener("keydown", noteKey, { capture: true })
  addEventListener("pointerdown", letGo)
  return () => {
    observer.disconnect()
    root.removeEventListener("focusin", entered)
    root.removeEventListener("focusout", left)
    root.removeEventListener("keydown", pressed)
    removeEventListener("keydown", noteKey, { capture: true })
    removeEventListener("pointerdown", letGo)
  }
}

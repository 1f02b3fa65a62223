/** Dice can be dragged onto a glowing space with a mouse or pen; dropped elsewhere they go back. */

const FAR_ENOUGH = 8

export function draggable(node: HTMLElement): () => void {
  const button = node.querySelector<HTMLElement>("button.legal")
  if (button === null) return () => {}
  let from: { x: number; y: number } | null = null
  let dragged = false

  const begin = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY }
    dragged = false
    window.addEventListener("pointermove", move)
    window.addEventListener("pointerup", end, { once: true })
  }
  const move = (event: PointerEvent): void => {
    if (from === null) return
    const x = event.clientX - from.x
    const y = event.clientY - from.y
    dragged ||= Math.hypot(x, y) > FAR_ENOUGH
    if (!dragged) return
    button.style.translate = `${x}px ${y}px`
    button.style.pointerEvents = "none"
    button.style.zIndex = "30"
  }
  const end = (event: PointerEvent): void => {
    window.removeEventListener("pointermove", move)
    from = null
    if (!dragged) return
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("button.target")
    button.style.translate = button.style.pointerEvents = button.style.zIndex = ""
    target?.click()
  }
  const swallow = (event: MouseEvent): void => {
    if (dragged && event.detail > 0) {
      event.preventDefault()
      event.stopPropagation()
    }
    dragged = false
  }
  button.addEventListener("pointerdown", begin)
  button.addEventListener("click", swallow, { capture: true })
  return () => {
    button.removeEventListener("pointerdown", begin)
    button.removeEventListener("click", swallow, { capture: true })
    window.removeEventListener("pointermove", move)
  }
}

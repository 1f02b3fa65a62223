/** Left and right go from card to card in a row; from one that can be chosen, to the next that can. */
export function alongArrows(event: KeyboardEvent): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0
  if (step === 0) return
  const kind = document.activeElement?.matches("[data-move]") ? "button.press[data-move]" : "button.press"
  const cards = [...(event.currentTarget as Element).querySelectorAll<HTMLButtonElement>(kind)]
  const here = cards.findIndex((card) => card === document.activeElement)
  const next = cards[here + step]
  if (here >= 0 && next) {
    next.focus()
    event.preventDefault()
  }
}

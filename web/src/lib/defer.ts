/**
 * A button that goes away loses the focus while the board is being drawn: what follows from that must wait until it is,
 * and must ask nothing of the button's own part of the board, which is gone by then.
 */

export function defer(act: () => unknown): void {
  queueMicrotask(() => void act())
}

/** After a thing has lost the focus: with the move that it stood for. */
export function afterBlur(event: FocusEvent, act: (move: number) => unknown): void {
  const move = Number((event.currentTarget as HTMLElement).dataset.move)
  defer(() => act(move))
}

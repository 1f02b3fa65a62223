/** A button that goes away loses the focus while the board is being drawn: what follows from that must wait until it is. */
export const later = (act: () => unknown): void => queueMicrotask(() => void act())

/** Where somebody looks who sees something happen on the board: from -1 to 1, to the left or right, up or down. */
export interface Gaze {
  x: number
  y: number
}

const clamp = (value: number): number => Math.max(-1, Math.min(1, value))

export function seenAt(eyes: Element, area: Element, places: string[]): Gaze {
  const thing = places.map((place) => area.querySelector(place)).findLast((found) => found !== null)
  if (!thing) return { x: 0, y: 0 }
  const [from, to] = [eyes.getBoundingClientRect(), thing.getBoundingClientRect()]
  const across = to.left + to.width / 2 - from.right
  const down = to.top + to.height / 2 - from.bottom
  return { x: clamp((2 * across) / Math.max(1, innerWidth)), y: clamp((2 * down) / Math.max(1, innerHeight)) }
}

/** Where the cards of a row lie: side by side and centred, or overlapping, with room for the one that is looked at. */

const GAP = 0.07

/** The left edges of `count` cards in a row; `least` is how much of each must show, even if the row must scroll. */
export function spread(count: number, width: number, card: number, looked: number | null, least = 0): number[] {
  const whole = card * (1 + GAP)
  const natural = count * whole - card * GAP
  if (natural <= width) return Array.from({ length: count }, (_, number) => (width - natural) / 2 + number * whole)
  const opened = looked !== null && looked < count - 1 && count > 2
  const room = width - card - (opened ? whole : 0)
  const step = Math.max(least, room / (count - (opened ? 2 : 1)))
  return Array.from({ length: count }, (_, number) => number * step + (opened && number > looked ? whole - step : 0))
}

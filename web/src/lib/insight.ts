/** What matters now is on the screen: the page goes to it, unless it is there already. */

import { choices } from "./keeping"

/** Parts of the page that stay where they are while it scrolls, and cover what is under them. */
const COVERS = "[data-covers]"

const MARGIN = 8

interface Band {
  top: number
  bottom: number
}

/** The part of the window in which a thing can be seen. */
function open(): Band {
  const band = { top: 0, bottom: innerHeight }
  for (const cover of document.querySelectorAll<HTMLElement>(COVERS)) {
    if (!/sticky|fixed/.test(getComputedStyle(cover).position)) continue
    if (cover.dataset.covers === "top") band.top = Math.max(band.top, cover.offsetHeight)
    else band.bottom = Math.min(band.bottom, innerHeight - cover.offsetHeight)
  }
  return band
}

function isSeen({ top, bottom }: DOMRect, band: Band): boolean {
  return Math.min(bottom, band.bottom) - Math.max(top, band.top) >= Math.min(bottom - top, band.bottom - band.top) * 0.7
}

/** Shows all of some things if there is room for them, else at least one. */
function goTo(things: Element[], smooth: boolean): void {
  const places = things.map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width > 0)
  const band = open()
  const hidden = places.filter((place) => !isSeen(place, band))
  if (hidden.length === 0) return
  let [top, bottom] = [Math.min(...places.map((place) => place.top)), Math.max(...places.map((place) => place.bottom))]
  if (bottom - top > band.bottom - band.top) {
    if (hidden.length < places.length) return
    ;({ top, bottom } = places[0])
  }
  // Going back up, to the middle, so that what lies around can be seen; going down, no further than need be.
  const up = (top + bottom - band.top - band.bottom) / 2
  const by = top < band.top ? up : Math.min(bottom + MARGIN - band.bottom, top - band.top)
  scrollBy({ top: by, behavior: smooth ? "smooth" : "instant" })
}

export function showThing(thing: Element, smooth: boolean): void {
  goTo([thing], smooth)
}

/** Goes to what can be chosen in an area, unless the list of all moves is in sight. Who writes something is left in peace. */
export function showChoices(area: Element, smooth: boolean): void {
  if (document.activeElement?.matches("input, textarea, select, dialog *")) return
  const listed = document.querySelector(".moves button")?.getBoundingClientRect()
  if (listed?.width && isSeen(listed, open())) return
  goTo(choices(area), smooth)
}

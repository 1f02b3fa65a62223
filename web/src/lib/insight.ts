/** What matters now is on the screen: the page goes to it, unless it is there already. */

import { choices } from "./keeping"

/** Parts of the page that stay where they are while it scrolls, and cover what is under them. */
const COVERS = "[data-covers]"

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

/** Goes to the first of some things that belong together, and shows as many of them as there is room for. */
function goTo(things: Element[], smooth: boolean): void {
  const places = things.map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width > 0)
  const band = open()
  if (places.length === 0 || places.some((place) => isSeen(place, band))) return
  const first = places[0]
  const room = band.bottom - band.top - 16
  const near = places.filter(({ top, bottom }) => Math.max(bottom, first.bottom) - Math.min(top, first.top) <= room)
  const top = Math.min(...near.map((place) => place.top)) - 8
  const bottom = Math.max(...near.map((place) => place.bottom)) + 8
  const by = top < band.top || bottom - top > room ? top - band.top : bottom - band.bottom
  scrollBy({ top: by, behavior: smooth ? "smooth" : "instant" })
}

export function showThing(thing: Element, smooth: boolean): void {
  goTo([thing], smooth)
}

/** If nothing that can be chosen is in sight, goes to where it is. Who writes something is left in peace. */
export function showChoices(area: Element, smooth: boolean): void {
  if (document.activeElement?.matches("input, textarea, select, dialog *")) return
  goTo(choices(area), smooth)
}

/** What matters now is on the screen: the page goes to it, unless it is there already. */

import { choices } from "./focus"

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

function isSeen({ top, bottom }: DOMRect, band: Band, share = 0.7): boolean {
  return Math.min(bottom, band.bottom) - Math.max(top, band.top) >= Math.min(bottom - top, band.bottom - band.top) * share
}

function placesOf(things: Element[]): DOMRect[] {
  return things.map((thing) => thing.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1)
}

function fits(places: DOMRect[], band: Band): boolean {
  const [top, bottom] = [Math.min(...places.map((place) => place.top)), Math.max(...places.map((place) => place.bottom))]
  return bottom - top <= band.bottom - band.top
}

/** Shows all of some places, for which there is room. */
function goTo(places: DOMRect[], band: Band, smooth: boolean, share?: number): void {
  if (places.every((place) => isSeen(place, band, share))) return
  const [top, bottom] = [Math.min(...places.map((place) => place.top)), Math.max(...places.map((place) => place.bottom))]
  const room = band.bottom - band.top
  // Going back up, to the middle, so that what lies around can be seen; going down, no further than need be.
  const up = bottom - top > room ? top - band.top : (top + bottom - band.top - band.bottom) / 2
  const by = top < band.top ? up : Math.min(bottom + MARGIN - band.bottom, top - band.top)
  scrollBy({ top: by, behavior: smooth ? "smooth" : "instant" })
}

/** As many places as there is room for at once. */
function mostThatFit(places: DOMRect[], band: Band): DOMRect[] {
  const sorted = [...places].sort((one, other) => one.top - other.top)
  const groups = sorted.map((first, begin) => sorted.slice(begin).filter((place) => fits([first, place], band)))
  return groups.reduce((best, group) => (group.length > best.length ? group : best), [])
}

let roamed = -Infinity
const ROAMING = 2500
for (const gesture of ["wheel", "touchmove"]) {
  addEventListener(gesture, () => (roamed = performance.now()), { passive: true })
}

/** Who writes something, or looks around in the page just now, is left in peace. */
function isBusy(): boolean {
  if (document.activeElement?.matches("input, textarea, select, dialog *")) return true
  return performance.now() - roamed < ROAMING
}

export function scrollToThing(thing: Element, smooth: boolean): void {
  goTo(placesOf([thing]), open(), smooth)
}

/** Goes to where a move can be chosen, and to where it may lead. */
export function scrollToMove(area: Element, move: number, smooth: boolean): void {
  const band = open()
  goTo(mostThatFit(placesOf([...area.querySelectorAll(`[data-move="${move}"], [data-foreseen]`)]), band), band, smooth)
}

/** Goes to what can be chosen in an area, unless the list of all moves is in sight beside it. */
export function scrollToChoices(area: Element, smooth: boolean): void {
  if (isBusy()) return
  const [band, frame] = [open(), area.getBoundingClientRect()]
  const listed = document.querySelector(".moves button")?.getBoundingClientRect()
  if (listed?.width && listed.left >= frame.right && isSeen(listed, band)) return
  if (fits([frame], band)) return goTo([frame], band, smooth, 0.98)
  const places = placesOf(choices(area))
  if (places.length === 0) return
  if (fits(places, band)) return goTo(places, band, smooth)
  if (!places.some((place) => isSeen(place, band))) goTo(mostThatFit(places, band), band, smooth)
}

/**
 * Goes to what happens in an area: all of it if there is room, else its end, which is what it leads to. The things are
 * marked `data-happening` as long as it is what happened last.
 */
export function scrollToHappening(area: Element, selectors: string[], smooth: boolean): void {
  for (const old of area.querySelectorAll("[data-happening]")) old.removeAttribute("data-happening")
  const things = [...new Set(selectors.flatMap((selector) => [...area.querySelectorAll(selector)]))]
  for (const thing of things) thing.setAttribute("data-happening", "")
  if (isBusy()) return
  const band = open()
  let places = placesOf(things)
  while (places.length > 1 && !fits(places, band)) places = places.slice(1)
  if (places.length > 0) goTo(places, band, smooth, 0.98)
}

/** Motion between two views: cards fly from where they were, coins to their new owner, hearts fall. */
import type { GameEvent } from "../../lib/board"
import { places, seatOf, type LooterzView } from "./types"

export const FLIGHT_MS = 340
const SPARK_MS = 520
const EASE = "cubic-bezier(0.3, 0.9, 0.35, 1)"
const COIN = "M12 1.5a10.5 10.5 0 1 0 .1 0Z M12 6l1.9 3.9 4.3.6-3.1 3 .7 4.3L12 15.8l-3.8 2 .7-4.3-3.1-3 4.3-.6Z"
const HEART = "M12 21C5 16 1.6 12.4 1.6 8.2A5.5 5.5 0 0 1 12 5.2 5.5 5.5 0 0 1 22.4 8.2C22.4 12.4 19 16 12 21Z"
const BACK = "M5 1h14a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z M12 8l3.4 4-3.4 4-3.4-4Z"
const MOST_SPARKS = 12
/** How far a leap goes of the way to its victim, and how high it rises of a card's width. */
const LEAP = { far: 0.72, high: 0.45, hop: 0.28 }
const LEAP_MS = 460

export interface Photo {
  cards: Map<string, { rect: DOMRect; element: HTMLElement }>
  anchors: Map<string, DOMRect>
}

/** Where everything is before the board changes. */
export function photograph(board: HTMLElement): Photo {
  const photo: Photo = { cards: new Map(), anchors: new Map() }
  for (const element of board.querySelectorAll<HTMLElement>("[data-card]")) {
    photo.cards.set(element.dataset.card!, { rect: element.getBoundingClientRect(), element })
  }
  for (const element of board.querySelectorAll<HTMLElement>("[data-anchor]")) {
    photo.anchors.set(element.dataset.anchor!, element.getBoundingClientRect())
  }
  return photo
}

/** Sets everything in motion, after the board has changed. */
export function fly(board: HTMLElement, sky: HTMLElement, before: Photo, old: LooterzView, now: LooterzView, events: GameEvent[]): void {
  const after = photograph(board)
  const [was, is] = [places(old), places(now)]
  for (const event of events) {
    // A card that nobody could see before comes out of somebody's hand.
    if (event.kind === "recruited" && event.origin === "hand") was.set(String(event.card), `hand-${seatOf(event.seat)}`)
  }
  for (const [card, { rect, element }] of after.cards) {
    const from = before.cards.get(card)?.rect ?? anchor(before, was.get(card) ?? "tower", now.viewer)
    if (from) slide(element, from, rect, before.cards.has(card))
  }
  for (const [card, { rect, element }] of before.cards) {
    if (after.cards.has(card)) continue
    const to = anchor(after, is.get(card) ?? "tower", now.viewer)
    if (to) depart(sky, element, rect, to)
  }
  for (const event of events) {
    leap(before, after, event)
    spark(sky, before, after, event, events)
    pass(sky, after, event, now.viewer)
  }
}

function anchor(photo: Photo, place: string, viewer: number | null): DOMRect | undefined {
  return photo.anchors.get(place === `hand-${viewer}` ? "hand-mine" : place)
}

function middle(rect: DOMRect): [number, number] {
  return [rect.left + rect.width / 2, rect.top + rect.height / 2]
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect, same: boolean): void {
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)]
  if (Math.abs(x1 - x2) < 3 && Math.abs(y1 - y2) < 3) return
  const scale = same && to.width > 0 ? from.width / to.width : 0.5
  element.animate(
    [
      { transform: `translate(${x1 - x2}px, ${y1 - y2}px) scale(${scale})`, opacity: same ? 1 : 0.4 },
      { transform: "none", opacity: 1 },
    ],
    { duration: FLIGHT_MS, easing: EASE },
  )
}

/** Whoever attacks leaps at its victim and back, the victim shakes, and whoever searches hops. */
function leap(before: Photo, after: Photo, event: GameEvent): void {
  const here = after.cards.get(String(event.card))
  if (!here) return
  if (event.kind === "hurt") {
    here.element.animate(
      [-1, 1, -0.7, 0.5, 0].map((side) => ({ transform: `translateX(${side * 0.06 * here.rect.width}px) rotate(${side * 3}deg)` })),
      { duration: LEAP_MS, delay: LEAP_MS * 0.4 },
    )
  } else if (event.kind === "attacked") {
    const there = after.cards.get(String(event.target))?.rect ?? before.cards.get(String(event.target))?.rect
    if (!there) return
    const [[x1, y1], [x2, y2]] = [middle(here.rect), middle(there)]
    const [x, y] = [(x2 - x1) * LEAP.far, (y2 - y1) * LEAP.far]
    const up = LEAP.high * here.rect.width
    here.element.animate(
      [
        { transform: "scale(1.08, 0.9)", easing: "ease-out" },
        { transform: `translate(${x * 0.55}px, ${y * 0.55 - up}px) scale(1.15) rotate(${Math.sign(x) * 8}deg)`, offset: 0.3, easing: "ease-in" },
        { transform: `translate(${x}px, ${y}px) scale(1.1)`, offset: 0.5, easing: "ease-out" },
        { transform: "none" },
      ],
      { duration: LEAP_MS },
    )
  } else if (event.kind === "searched") {
    const up = LEAP.hop * here.rect.width
    here.element.animate(
      [{ transform: "scale(1.06, 0.92)", easing: "ease-out" }, { transform: `translateY(${-up}px)`, offset: 0.45, easing: "ease-in" }, { transform: "none" }],
      { duration: LEAP_MS },
    )
  }
}

/** A card that is no longer drawn flies on as a ghost. */
function depart(sky: HTMLElement, element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const frame = sky.getBoundingClientRect()
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute("data-card")
  for (const marked of ghost.querySelectorAll("[data-move]")) marked.removeAttribute("data-move")
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${from.left - frame.left}px`,
    top: `${from.top - frame.top}px`,
    fontSize: `${from.width / 10}px`,
    margin: "0",
  })
  sky.append(ghost)
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)]
  void ghost
    .animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${(x2 - x1) * 0.4}px, ${(y2 - y1) * 0.4 - 24}px) rotate(-8deg)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x2 - x1}px, ${y2 - y1}px) scale(${Math.min(1, to.width / from.width)}) rotate(4deg)`, opacity: 0.2 },
      ],
      { duration: FLIGHT_MS + 80, easing: "ease-in" },
    )
    .finished.finally(() => ghost.remove())
}

function spark(sky: HTMLElement, before: Photo, after: Photo, event: GameEvent, events: GameEvent[]): void {
  const purse = (name: unknown) => after.anchors.get(`coins-${seatOf(name)}`)
  const at = (card: unknown) => before.cards.get(String(card))?.rect ?? after.cards.get(String(card))?.rect
  if (event.kind === "earned") {
    const source = events.find((each) => each.kind === "searched" || each.kind === "recruited" || each.kind === "activated" || each.kind === "last_wish")
    burst(sky, at(source?.card) ?? after.anchors.get("tower"), purse(event.seat), Number(event.coins), COIN, "coin")
  } else if (event.kind === "stole") burst(sky, purse(event.victim), purse(event.seat), 1, COIN, "coin")
  else if (event.kind === "lost") burst(sky, purse(event.seat), after.anchors.get("tower"), Number(event.coins), COIN, "coin")
  else if (event.kind === "hurt") {
    const rect = at(event.card)
    burst(sky, rect, rect && new DOMRect(rect.left, rect.bottom + 10, rect.width, 40), Number(event.damage), HEART, "heart")
  } else if (event.kind === "healed") {
    const rect = at(event.card)
    burst(sky, rect && new DOMRect(rect.left, rect.top - 40, rect.width, 20), rect, 1, HEART, "heart")
  }
}

/** Cards that move face down, or that no part of the board draws. */
function pass(sky: HTMLElement, photo: Photo, event: GameEvent, viewer: number | null): void {
  const { anchors } = photo
  const hand = anchors.get(`hand-${seatOf(event.seat)}`)
  if (event.kind === "drew" && seatOf(event.seat) !== viewer) burst(sky, anchors.get("tower"), hand, 1, BACK, "back")
  else if (event.kind === "turned_over") burst(sky, anchors.get("tower"), anchors.get("graveyard"), 1, BACK, "back")
  else if (event.kind === "rigor_seen") burst(sky, anchors.get("tower"), anchors.get("rigor"), 1, BACK, "back")
  else if (event.kind === "discarded" && seatOf(event.seat) !== viewer) burst(sky, hand, anchors.get("graveyard"), 1, BACK, "back")
}

/** Small things that go from one place to another, one after the other. */
function burst(sky: HTMLElement, from: DOMRect | undefined, to: DOMRect | undefined, count: number, path: string, look: string): void {
  if (!from || !to) return
  const frame = sky.getBoundingClientRect()
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)]
  for (let number = 0; number < Math.min(count, MOST_SPARKS); number += 1) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg")
    svg.setAttribute("viewBox", "0 0 24 24")
    svg.setAttribute("class", `spark ${look}`)
    const shape = document.createElementNS("http://www.w3.org/2000/svg", "path")
    shape.setAttribute("d", path)
    svg.append(shape)
    sky.append(svg)
    const [x, y] = [x1 - frame.left - 13, y1 - frame.top - 13]
    const side = (number % 2 === 0 ? 1 : -1) * (12 + 9 * number)
    void svg
      .animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
          { transform: `translate(${x + side}px, ${y - 26}px) scale(1.2)`, opacity: 1, offset: 0.3 },
          { transform: `translate(${x + x2 - x1 + (look === "heart" ? side : 0)}px, ${y + y2 - y1}px) scale(0.9)`, opacity: look === "heart" ? 0 : 1 },
        ],
        { duration: SPARK_MS, delay: 45 * number, easing: "ease-in-out", fill: "both" },
      )
      .finished.finally(() => svg.remove())
  }
}

/**
 * Pages by address, with the browser's own history. Where tables are on this device, some plain file server has the
 * client: it knows one page only, and the address of each lies behind a “#”.
 */

import { transport } from "#transport"

export type Route =
  | { page: "shelf"; box: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; at: number | null }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "settings" }
  | { page: "me" }
  | { page: "leaderboard" }
  | { page: "privacy" }
  | { page: "missing" }

/** A page of the client as a link to it: `/rules/some-game`. */
export function link(page: string): string {
  return transport.local ? `#${page}` : page
}

/** The whole address of a page. */
export function addressOf(page: string): string {
  return new URL(link(page), location.href).href
}

function parse(address: URL): Route {
  const url = transport.local ? new URL(address.hash.startsWith("#/") ? address.hash.slice(1) : "/", address) : address
  const [page, id] = url.pathname.split("/").filter(Boolean)
  if (page === undefined) return { page: "shelf", box: url.searchParams.get("box") }
  if (page === "tables" && id) return { page: "table", id }
  if (page === "replay" && id) {
    const at = url.searchParams.get("at")
    return { page: "replay", id, at: at === null || !/^\d+$/.test(at) ? null : Number(at) }
  }
  if ((page === "rules" || page === "learn") && id) return { page, game: id }
  if ((page === "settings" || page === "me" || page === "leaderboard" || page === "privacy") && !id) return { page }
  return { page: "missing" }
}

let current = $state.raw<Route>(parse(new URL(location.href)))

export function route(): Route {
  return current
}

export function go(page: string, replace = false): void {
  const url = new URL(link(page), location.href)
  if (replace) history.replaceState(null, "", url)
  else history.pushState(null, "", url)
  current = parse(url)
  scrollTo(0, 0)
}

/** Changes the address without leaving the page. */
export function noteAddress(page: string): void {
  history.replaceState(null, "", addressOf(page))
}

/** Links within the client change the page without loading it again. Call once, within a component. */
export function followLinks(): void {
  $effect(() => {
    const back = (): void => {
      current = parse(new URL(location.href))
    }
    const click = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const chosen = (event.target as Element).closest("a")
      if (!chosen || chosen.target || chosen.hasAttribute("download") || chosen.origin !== location.origin) return
      if (chosen.pathname.startsWith("/api/")) return
      if (transport.local) {
        if (chosen.pathname !== location.pathname) return
        event.preventDefault()
        if (chosen.hash.startsWith("#/")) go(chosen.hash.slice(1))
        else document.getElementById(decodeURIComponent(chosen.hash.slice(1)))?.scrollIntoView()
        return
      }
      if (chosen.hash && chosen.pathname === location.pathname) return
      event.preventDefault()
      go(chosen.href)
    }
    addEventListener("popstate", back)
    document.addEventListener("click", click)
    return () => {
      removeEventListener("popstate", back)
      document.removeEventListener("click", click)
    }
  })
}

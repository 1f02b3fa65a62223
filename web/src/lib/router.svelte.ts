/** Pages by address, with the browser's own history. */

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

function parse(url: URL): Route {
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

export function go(address: string, replace = false): void {
  const url = new URL(address, location.href)
  if (replace) history.replaceState(null, "", url)
  else history.pushState(null, "", url)
  current = parse(url)
  scrollTo(0, 0)
}

/** Changes the address without leaving the page. */
export function noteAddress(address: string): void {
  history.replaceState(null, "", new URL(address, location.href))
}

/** Links within the client change the page without loading it again. Call once, within a component. */
export function followLinks(): void {
  $effect(() => {
    const back = (): void => {
      current = parse(new URL(location.href))
    }
    const click = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = (event.target as Element).closest("a")
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return
      if (link.pathname.startsWith("/api/")) return
      if (link.hash && link.pathname === location.pathname) return
      event.preventDefault()
      go(link.href)
    }
    addEventListener("popstate", back)
    document.addEventListener("click", click)
    return () => {
      removeEventListener("popstate", back)
      document.removeEventListener("click", click)
    }
  })
}

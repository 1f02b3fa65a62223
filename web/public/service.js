// Lets the client open when the server cannot be reached, so that it can say so in the reader's language.
// Nothing gets old by it: pages always come from the network first, and files under /assets/ never change their content.
const KEPT = "ludoteca"
const SHELL = "/"

async function keepAssets(addresses) {
  const kept = await caches.open(KEPT)
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await kept.match(address))) await kept.add(address).catch(() => {})
    }),
  )
}

/** Keeps the newest shell; with another one, files of the last client are of no use any more. */
async function keepShell(response) {
  const text = await response.text()
  const kept = await caches.open(KEPT)
  const before = await kept.match(SHELL)
  if (before !== undefined && (await before.text()) === text) return
  for (const request of await kept.keys()) await kept.delete(request)
  await kept.put(SHELL, new Response(text, { headers: response.headers }))
}

async function page(event) {
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(keepShell(response.clone()).catch(() => {}))
    return response
  } catch (problem) {
    const kept = await caches.match(SHELL)
    if (kept === undefined) throw problem
    return kept
  }
}

async function asset(event) {
  const kept = await caches.match(event.request)
  if (kept !== undefined) return kept
  const response = await fetch(event.request)
  if (response.ok) {
    const copy = response.clone()
    event.waitUntil(caches.open(KEPT).then((cache) => cache.put(event.request, copy)).catch(() => {}))
  }
  return response
}

self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => {
  event.waitUntil(fetch(SHELL).then(keepShell).catch(() => {}))
})
// What the first page had loaded before this worker was there.
self.addEventListener("message", (event) => event.waitUntil(keepAssets(event.data)))
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== "GET" || origin !== location.origin) return
  if (event.request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(event))
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event))
})

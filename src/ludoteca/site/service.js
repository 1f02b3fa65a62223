// Keeps the whole edition at hand, so that it opens and plays without a network. Its files are known by the digest of
// all of them: a new edition is fetched as a whole beside the old one, and takes over when no page of that is open.
const VERSION = "{version}"
const FILES = {files}
const PREFIX = `ludoteca ${self.registration.scope} `
const KEPT = PREFIX + VERSION

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(KEPT).then((kept) =>
      // A page of an old edition must not come from the browser's own cache; the other names change with their content.
      kept.addAll(FILES.map((file) => new Request(file, file.includes("/") ? {} : { cache: "no-cache" }))),
    ),
  )
})
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== KEPT).map((name) => caches.delete(name)))
      await self.clients.claim()
    }),
  )
})
self.addEventListener("fetch", (event) => {
  const { request } = event
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return
  event.respondWith(
    caches.open(KEPT).then(async (kept) => {
      const found = await kept.match(request.mode === "navigate" ? "index.html" : request, { ignoreSearch: true })
      return found ?? fetch(request)
    }),
  )
})

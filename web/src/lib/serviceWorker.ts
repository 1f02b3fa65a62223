/** Keeps the client at hand for when the server cannot be reached; see public/service.js. */

import { transport } from "#transport"

export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return
  await transport.machinery?.started
  try {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service.js`)
    if (transport.local) return // its worker knows the files that it is made of
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name))
    active?.postMessage(loaded.filter(({ pathname }) => pathname.startsWith("/assets/")).map(({ href }) => href))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

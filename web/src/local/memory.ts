/** Python's memory as it was when everything was loaded. A later visit begins there; without it, from the beginning. */

/** It takes no room that tables may want: what is free must be so many times as much. */
const SPARE = 8

/** What is kept of this edition. */
export async function remembered(archive: string): Promise<Uint8Array | null> {
  try {
    const found = await (await shelf(archive)).match(key(archive))
    return found === undefined ? null : new Uint8Array(await found.arrayBuffer())
  } catch {
    return null // some private windows keep nothing
  }
}

/** Keeps it for the next visit, in place of what was kept of other editions. */
export async function remember(archive: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate()
    if (quota - usage < SPARE * memory.length) return
    await forget(archive)
    await (await shelf(archive)).put(key(archive), new Response(memory))
  } catch {
    // The next visit begins like this one.
  }
}

/** Lets go of what is kept. */
export async function forget(archive: string): Promise<void> {
  await caches.delete(name(archive)).catch(() => false)
}

function shelf(archive: string): Promise<Cache> {
  return caches.open(name(archive))
}

/** Each edition of this address lies in a folder of its own beside the page. */
function name(archive: string): string {
  return `ludoteca-memory ${new URL("..", archive).href}`
}

function key(archive: string): string {
  return `${archive}?memory`
}

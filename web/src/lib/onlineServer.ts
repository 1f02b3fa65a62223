/** Servers that somebody names to play with people elsewhere, from an edition that has none. */

const NEAR = /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/

/** The page that an address means, as people write it or paste an invitation; null if it means none. */
export function pageOfServer(written: string): string | null {
  const bare = written.trim()
  if (bare === "" || /\s/.test(bare)) return null
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(bare) ? bare : `${NEAR.test(bare) ? "http" : "https"}://${bare}`
  try {
    const url = new URL(whole)
    return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" ? url.href : null
  } catch {
    return null
  }
}

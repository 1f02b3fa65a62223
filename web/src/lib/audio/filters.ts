/** Filters of samples: one with two poles, and a small room. */

import type { Filter } from "./score"
import { RATE } from "./waves"

interface Weights {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

/** The weights of a filter, after Robert Bristow-Johnson's cookbook. */
function weights(kind: Filter["kind"], hertz: number, q: number): Weights {
  const turn = (2 * Math.PI * Math.min(hertz, RATE * 0.45)) / RATE
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  const alpha = sine / (2 * q)
  const a0 = 1 + alpha
  const shared = { a1: (-2 * cosine) / a0, a2: (1 - alpha) / a0 }
  if (kind === "band") return { ...shared, b0: alpha / a0, b1: 0, b2: -alpha / a0 }
  const sign = kind === "low" ? -1 : 1
  const edge = (1 + sign * cosine) / 2 / a0
  return { ...shared, b0: edge, b1: -sign * 2 * edge, b2: edge }
}

/** How many samples a filter that glides stays as it is. */
const GRAIN = 64

/** The samples through a filter with two poles; its frequency may glide from beginning to end. */
export function filtered(samples: Float32Array, { kind, hertz, to, q = 0.7 }: Filter): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  let { b0, b1, b2, a1, a2 } = weights(kind, hertz, q)
  for (let place = 0; place < samples.length; place++) {
    if (to !== undefined && place % GRAIN === 0) {
      ;({ b0, b1, b2, a1, a2 } = weights(kind, hertz * (to / hertz) ** (place / samples.length), q))
    }
    const x = samples[place]
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[place] = y
  }
  return out
}

/** Delays of the room's echoes in seconds, no two of which meet. */
const ECHOES = [0.0297, 0.0371, 0.0411, 0.0437]
const WET = 0.16

/** The samples in a room that echoes for `seconds` (Schroeder): as many more samples as that takes. */
export function inRoom(samples: Float32Array, seconds: number): Float32Array {
  const length = samples.length + Math.round(seconds * RATE)
  const out = new Float32Array(length)
  out.set(samples)
  for (const echo of ECHOES) {
    const delay = Math.round(echo * RATE)
    const back = 10 ** ((-3 * echo) / seconds)
    const line = new Float32Array(delay)
    let dull = 0
    for (let place = 0, at = 0; place < length; place++, at = (at + 1) % delay) {
      const echoed = line[at]
      dull = 0.6 * echoed + 0.4 * dull
      line[at] = (place < samples.length ? samples[place] : 0) + dull * back
      out[place] += WET * echoed
    }
  }
  return out
}

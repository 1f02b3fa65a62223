/** How loud samples are to people, after ITU-R BS.1770: in LUFS, where speech on air is at -23 (EBU R 128). */

import { RATE } from "./waves"

const NOTHING = -120

/** The filter of the recommendation: the head lifts what is high, and what is very low hardly counts. */
function weighted(samples: Float32Array): Float64Array {
  const out = Float64Array.from(samples)
  const stages = [
    { hertz: 1681.974, q: 0.7071752, decibels: 3.99984 },
    { hertz: 38.13547, q: 0.5003270, decibels: null },
  ]
  for (const { hertz, q, decibels } of stages) {
    const k = Math.tan((Math.PI * hertz) / RATE)
    const a0 = 1 + k / q + k * k
    let [b0, b1, b2] = [1, -2, 1]
    if (decibels !== null) {
      const high = 10 ** (decibels / 20)
      const band = high ** 0.4996667741545416
      ;[b0, b1, b2] = [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0]
    }
    const [a1, a2] = [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]
    let [x1, x2, y1, y2] = [0, 0, 0, 0]
    for (let place = 0; place < out.length; place++) {
      const x = out[place]
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      out[place] = y
    }
  }
  return out
}

const decibels = (power: number): number => (power <= 0 ? NOTHING : Math.max(NOTHING, -0.691 + 10 * Math.log10(power)))

/** The loudest stretch of so many seconds; what is shorter is heard with the silence around it, as ears do. */
export function loudest(samples: Float32Array, seconds = 0.4): number {
  const power = weighted(samples)
  const window = Math.round(seconds * RATE)
  let [sum, most] = [0, 0]
  for (let place = 0; place < power.length; place++) {
    power[place] *= power[place]
    sum += power[place] - (place < window ? 0 : power[place - window])
    if (sum > most) most = sum
  }
  return decibels(most / window)
}

/** The mean of the whole. */
export function loudness(samples: Float32Array): number {
  return decibels(weighted(samples).reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length))
}

export function peak(samples: Float32Array): number {
  return samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}

/** The factor for so many decibels. */
export const factor = (decibels: number): number => 10 ** (decibels / 20)

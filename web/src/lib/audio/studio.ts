/** Where sounds and notes are made for this page, once each, and kept while there is room. */

import type { Note, SoundScore } from "./score"
import { RATE } from "./waves"
import type { Delivery, Order } from "./worker"

/** Samples that are kept, in all: about 20 MB. */
const ROOM = 5_000_000

let worker: Worker | null = null
let orders = 0
const waiting = new Map<number, (samples: Float32Array<ArrayBuffer>) => void>()
const kept = new Map<string, Promise<AudioBuffer>>()
let used = 0

function order(wanted: Omit<Order, "number">): Promise<Float32Array<ArrayBuffer>> {
  if (worker === null) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })
    worker.addEventListener("message", ({ data }: MessageEvent<Delivery>) => {
      waiting.get(data.number)?.(data.samples)
      waiting.delete(data.number)
    })
  }
  const number = ++orders
  worker.postMessage({ number, ...wanted } satisfies Order)
  return new Promise((deliver) => waiting.set(number, deliver))
}

async function make(wanted: Omit<Order, "number">): Promise<AudioBuffer> {
  const samples = await order(wanted)
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE, numberOfChannels: 1 })
  buffer.copyToChannel(samples, 0)
  return buffer
}

/** A sound with its volume at 100. */
export function soundBuffer(sound: SoundScore): Promise<AudioBuffer> {
  return make({ sound })
}

/** A note of a theme; those that were not heard for longest are forgotten when there are too many. */
export function noteBuffer(note: Note): Promise<AudioBuffer> {
  const key = JSON.stringify(note)
  const known = kept.get(key)
  if (known !== undefined) {
    kept.delete(key)
    kept.set(key, known)
    return known
  }
  const made = make({ note })
  kept.set(key, made)
  void made.then(async ({ length }) => {
    used += length
    for (const [oldest, buffer] of kept) {
      if (used <= ROOM || oldest === key) break
      kept.delete(oldest)
      used -= (await buffer).length
    }
  })
  return made
}

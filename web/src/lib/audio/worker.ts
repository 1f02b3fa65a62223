/** Makes samples beside the page, which goes on being played. */

import { renderSound, renderThemeNote } from "./levels"
import type { Note, SoundScore } from "./score"

export interface Order {
  number: number
  sound?: SoundScore
  note?: Note
}
export interface Delivery {
  number: number
  samples: Float32Array<ArrayBuffer>
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  const samples = data.sound ? renderSound(data.sound) : renderThemeNote(data.note!)
  const delivery: Delivery = { number: data.number, samples: new Float32Array(samples) }
  postMessage(delivery, { transfer: [delivery.samples.buffer] })
})

/** Small sounds, made on the spot with WebAudio: no files. */

import { settings } from "./settings.svelte"

export const SOUNDS = [
  "click", "turn", "step", "slide", "push", "card", "shuffle", "coin", "dice", "hit", "miss", "heal",
  "fall", "crumble", "magic", "chill", "alarm", "reveal", "win", "lose",
] as const
export type Sound = (typeof SOUNDS)[number]

/** One voice: a tone that glides, or a breath of filtered noise. Times in seconds, frequencies in hertz. */
interface Voice {
  at?: number
  for: number
  from: number
  to?: number
  wave?: OscillatorType | "noise"
  loud?: number
}

const tone = (from: number, length: number, more: Partial<Voice> = {}): Voice => ({ from, for: length, ...more })
const noise = (from: number, length: number, more: Partial<Voice> = {}): Voice => ({
  from,
  for: length,
  wave: "noise",
  ...more,
})
const tune = (notes: number[], each: number, more: Partial<Voice> = {}): Voice[] =>
  notes.map((from, place) => ({ from, for: each * 1.8, at: place * each, wave: "triangle", ...more }))

const SCORE: Record<Sound, Voice[]> = {
  click: [tone(900, 0.04, { loud: 0.3 })],
  turn: tune([660, 880], 0.09, { loud: 0.45 }),
  step: [noise(500, 0.06, { loud: 0.5 }), tone(180, 0.05, { loud: 0.3 })],
  slide: [noise(900, 0.16, { to: 400, loud: 0.3 })],
  push: [noise(300, 0.12, { loud: 0.8 }), tone(150, 0.14, { to: 70, loud: 0.6 })],
  card: [noise(3200, 0.07, { to: 1400, loud: 0.35 })],
  shuffle: [0, 0.06, 0.12, 0.18].map((at) => noise(2600, 0.05, { at, loud: 0.3 })),
  coin: [tone(1568, 0.08, { loud: 0.4 }), tone(2093, 0.22, { at: 0.06, loud: 0.4 })],
  dice: [0, 0.07, 0.13, 0.21, 0.26].map((at, place) => noise(1900 - place * 180, 0.035, { at, loud: 0.6 })),
  hit: [noise(700, 0.1, { to: 200, loud: 0.9 }), tone(220, 0.12, { to: 90, wave: "square", loud: 0.25 })],
  miss: [noise(1500, 0.18, { to: 3500, loud: 0.2 })],
  heal: tune([523, 659, 784], 0.07, { loud: 0.35, wave: "sine" }),
  fall: [tone(520, 0.38, { to: 110, wave: "triangle", loud: 0.45 }), noise(250, 0.1, { at: 0.36, loud: 0.7 })],
  crumble: [0, 0.08, 0.15, 0.24, 0.34].map((at, place) => noise(420 - place * 60, 0.14, { at, loud: 0.7 })),
  magic: tune([880, 1109, 1319, 1760], 0.06, { wave: "sine", loud: 0.3 }),
  chill: [tone(311, 0.9, { to: 277, wave: "sine", loud: 0.4 }), tone(330, 0.9, { to: 262, wave: "sine", loud: 0.3 })],
  alarm: tune([740, 587, 740, 587], 0.13, { wave: "square", loud: 0.16 }),
  reveal: [noise(500, 0.3, { to: 2600, loud: 0.25 }), ...tune([392, 523], 0.12, { loud: 0.3 })],
  win: tune([523, 659, 784, 1047, 784, 1047], 0.12, { loud: 0.4 }),
  lose: tune([392, 370, 330, 262], 0.17, { loud: 0.35 }),
}

let context: AudioContext | null = null
let breath: AudioBuffer | null = null
const lastHeard = new Map<Sound, number>()

// Browsers allow sound only after a person has touched the page.
for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => void wake(), { once: true, capture: true })
}

function wake(): void {
  context ??= new AudioContext()
  void context.resume()
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  if (breath === null) {
    breath = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
    const samples = breath.getChannelData(0)
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  }
  return breath
}

/** Plays a sound, unless the person wants none. */
export function sound(name: Sound): void {
  if (!settings.sound || context === null || context.state !== "running" || document.hidden) return
  const now = context.currentTime
  if (now - (lastHeard.get(name) ?? -1) < 0.05) return
  lastHeard.set(name, now)
  for (const voice of SCORE[name]) sing(context, voice, now + (voice.at ?? 0), settings.volume / 100)
}

function sing(audio: AudioContext, voice: Voice, start: number, volume: number): void {
  const end = start + voice.for
  const gain = audio.createGain()
  const peak = Math.max(0.0002, (voice.loud ?? 0.5) * volume * 0.5)
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(peak, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  gain.connect(audio.destination)
  if (voice.wave === "noise") {
    const source = audio.createBufferSource()
    const filter = audio.createBiquadFilter()
    source.buffer = whiteNoise(audio)
    filter.type = "bandpass"
    filter.Q.value = 1.2
    glide(filter.frequency, voice, start, end)
    source.connect(filter).connect(gain)
    source.start(start, Math.random() * 0.5, voice.for)
  } else {
    const source = audio.createOscillator()
    source.type = voice.wave ?? "triangle"
    glide(source.frequency, voice, start, end)
    source.connect(gain)
    source.start(start)
    source.stop(end)
  }
}

function glide(frequency: AudioParam, voice: Voice, start: number, end: number): void {
  frequency.setValueAtTime(voice.from, start)
  if (voice.to !== undefined) frequency.exponentialRampToValueAtTime(voice.to, end)
}

/** Small sounds, made on the spot: no files. */

import { gainOf } from "./audio/levels"
import { heard } from "./audio/output"
import type { SoundScores } from "./audio/score"
import { SHARED } from "./audio/sounds"
import { soundBuffer } from "./audio/studio"
import { settings } from "./settings.svelte"

/** The same sound again within this time is one, in seconds. */
const AGAIN = 0.05

let scores: SoundScores = SHARED
let made = new Map<string, AudioBuffer | null>()
const lastHeard = new Map<string, number>()

/** From now on sounds are those of a game; where it has none of its own, those that all games have. */
export function useScores(own: SoundScores = {}): void {
  scores = { ...SHARED, ...own }
  made = new Map()
}

/** Makes all sounds of the game, so that each is there when it is called for. */
function prepare(): void {
  const all = made
  for (const [name, score] of Object.entries(scores)) {
    if (all.has(name)) continue
    all.set(name, null)
    void soundBuffer(score).then((buffer) => all.set(name, buffer))
  }
}

/** Plays a sound, unless the person wants none. */
export function sound(name: string): void {
  if (!settings.sound || settings.volume === 0) return
  heard((context) => {
    prepare()
    const buffer = made.get(name)
    const now = context.currentTime
    if (!buffer || now - (lastHeard.get(name) ?? -1) < AGAIN) return
    lastHeard.set(name, now)
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(new GainNode(context, { gain: gainOf(settings.volume) })).connect(context.destination)
    source.start()
  })
}

/** Small sounds, made on the spot: no files. */

import { gainOf } from "./audio/levels"
import { heard } from "./audio/output"
import type { SoundScores } from "./audio/score"
import { SHARED } from "./audio/sounds"
import { soundBuffer } from "./audio/studio"
import { settings } from "./settings.svelte"

/** The same sound again within this time is one, in milliseconds. */
const AGAIN = 50
/** A sound that is made only now may come this much late, in milliseconds. */
const LATE = 250

let scores: SoundScores = SHARED
let made = new Map<string, Promise<AudioBuffer>>()
const lastHeard = new Map<string, number>()

/** From now on sounds are those of a game; where it has none of its own, those that all games have. */
export function useScores(own: SoundScores = {}): void {
  scores = { ...SHARED, ...own }
  made = new Map()
}

/** Makes all sounds of the game, so that each is there when it is called for. */
function prepare(): void {
  if (made.size > 0) return
  for (const [name, score] of Object.entries(scores)) made.set(name, soundBuffer(score))
}

/** Plays a sound, unless the person wants none. */
export function sound(name: string): void {
  const asked = performance.now()
  if (!settings.sound || settings.volume === 0 || asked - (lastHeard.get(name) ?? -AGAIN) < AGAIN) return
  heard((context) => {
    lastHeard.set(name, asked)
    prepare()
    void made.get(name)?.then((buffer) => {
      if (performance.now() - asked > LATE) return
      const source = new AudioBufferSourceNode(context, { buffer })
      source.connect(new GainNode(context, { gain: gainOf(settings.volume) })).connect(context.destination)
      source.start()
    })
  })
}

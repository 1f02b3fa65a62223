// Renders every sound and theme to WAV files and prints how loud each is: `npm run sounds -- FOLDER`.

import { mkdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { stdout } from "node:process"
import { runnerImport } from "vite"

const [, , folder] = process.argv
const load = async (path) => (await runnerImport(resolve(import.meta.dirname, "src", path))).module
const { SOUNDS, THEMES, renderTheme } = await load("dev/renderMusic.ts")
const { renderSound } = await load("lib/audio/levels.ts")
const { loudest, loudness, peak } = await load("lib/audio/loudness.ts")
const { RATE } = await load("lib/audio/waves.ts")

/** 16 bits, one channel. */
function wav(samples) {
  const file = Buffer.alloc(44 + 2 * samples.length)
  file.write("RIFF", 0)
  file.writeUInt32LE(36 + 2 * samples.length, 4)
  file.write("WAVEfmt ", 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(2 * RATE, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write("data", 36)
  file.writeUInt32LE(2 * samples.length, 40)
  samples.forEach((value, place) => file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32767), 44 + 2 * place))
  return file
}

const columns = [40, 8, 8, 8, 8, 8, 9, 8]
const row = (...cells) => stdout.write(`${cells.map((cell, place) => (place === 0 ? String(cell).padEnd(columns[0]) : String(cell).padStart(columns[place]))).join("")}\n`)
row("what", "seconds", "peak", "LUFS", "400 ms", "3 s", "offset", "made ms")

function tell(name, make) {
  const begun = performance.now()
  const samples = make()
  const took = performance.now() - begun
  const offset = samples.reduce((sum, value) => sum + value, 0) / samples.length
  row(
    name, (samples.length / RATE).toFixed(2), peak(samples).toFixed(3), loudness(samples).toFixed(1), loudest(samples).toFixed(1),
    loudest(samples, 3).toFixed(1), offset.toExponential(0), took.toFixed(1),
  )
  if (folder) {
    const file = join(folder, `${name.replaceAll(/[^\w.]+/g, "-")}.wav`)
    writeFileSync(file, wav(samples))
  }
}

if (folder) mkdirSync(folder, { recursive: true })
for (const [game, scores] of Object.entries(SOUNDS)) {
  for (const [name, score] of Object.entries(scores)) tell(`${game} ${score.size} ${name}`, () => renderSound(score))
}
for (const [game, theme] of Object.entries(THEMES)) {
  for (const [part, { variations }] of Object.entries(theme.parts)) {
    for (const tension of [0, 0.25, 0.5, 0.75, 1]) {
      tell(`${game} theme ${part} ${tension}`, () => renderTheme(theme, part, tension, variations.map((_, place) => place)))
    }
  }
}

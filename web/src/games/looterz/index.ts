/** Looterz on a screen. */
import "./tokens.css"
import type { GameClient, MoveView, Score, View } from "../../lib/board"
import Board from "./Board.svelte"
import CastFace from "./CastFace.svelte"
import Cover from "./Cover.svelte"
import { happensAt, suspense } from "./happening"
import { awards, weight } from "./events"
import Help from "./Help.svelte"
import { mood } from "./mood"
import Portrait from "./Portrait.svelte"
import { provoked } from "./provoked"
import Standing from "./Standing.svelte"
import { scores, sound } from "./sounds"
import { theme } from "./theme"
import { tutorial } from "./tutorial"
import type { LooterzView } from "./types"

/** L8: the four phases; what follows the last of them belongs to it. */
function phase(view: View): { phases: string[]; current: string } | null {
  const { phase, phases } = (view as LooterzView).turn
  if (view.over || phase === null) return null
  const current = phases.includes(phase) ? phase : phases[phases.length - 1]
  return { phases: phases.map((name) => `phase-${name}`), current: `phase-${current}` }
}

/** L29: coins, then Looterz in play. */
function score(view: View, seat: number): Score[] {
  const player = (view as LooterzView).players[seat]
  return [
    { message: "word-coin.count", args: { count: player.coins } },
    { message: "word-looter.count", args: { count: player.looterz.length } },
  ]
}

/** Several Looterz may have one name: it matters whose they are. */
function owner(view: View, { kind, args }: MoveView): number | null {
  if (kind !== "choose") return null
  const player = (view as LooterzView).players.find(({ looterz }) => looterz.some(({ card }) => card === args[0]))
  return player?.seat ?? null
}

const client: GameClient = {
  Board, phase, score, owner, happensAt, suspense, Help, Standing, Cover, tutorial, weight, awards, Portrait, sound, scores,
  theme, mood: (view) => mood(view as LooterzView), provoked, CastFace,
}
export default client

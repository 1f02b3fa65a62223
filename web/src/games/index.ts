/** The games, each loaded when it is first needed. */

import type { GameClient } from "../lib/board"

export const GAMES = ["kragmortha", "looterz", "platformer"] as const
export type GameName = (typeof GAMES)[number]

const modules = import.meta.glob<{ default: GameClient }>("./*/index.ts")

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name)
}

export async function loadGame(name: string): Promise<GameClient> {
  const load = modules[`./${name}/index.ts`]
  if (load === undefined) throw new Error(`no client for ${name}`)
  return (await load()).default
}

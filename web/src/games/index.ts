/** The games, each loaded when it is first needed. */

import type { Component } from "svelte"
import { Refusal } from "../lib/api"
import type { GameClient } from "../lib/board"

export const GAMES = ["kragmortha", "looterz", "platformer"] as const
export type GameName = (typeof GAMES)[number]

const modules = import.meta.glob<{ default: GameClient }>("./*/index.ts")

const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte")

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name)
}

export async function loadGame(name: string): Promise<GameClient> {
  const load = modules[`./${name}/index.ts`]
  if (load === undefined) throw new Refusal({ code: "no-game", detail: `There is no client for ${name}.` })
  try {
    return (await load()).default
  } catch {
    throw new Refusal({ code: "unreachable", detail: "A part of the client cannot be loaded." })
  }
}

/** Only the picture of a box: the shelf needs no more. */
export async function loadCover(name: string): Promise<Component> {
  const load = covers[`./${name}/Cover.svelte`]
  return load === undefined ? (await loadGame(name)).Cover : (await load()).default
}

/** The games, each loaded when it is first needed. */

import type { Component } from "svelte"
import { Refusal } from "../lib/api"
import type { GameClient } from "../lib/board"

const modules = import.meta.glob<{ default: GameClient }>("./*/index.ts")

/** The games that have a board of their own; all others lie on a plain table (`../plain`). */
export const GAMES: readonly string[] = Object.keys(modules)
  .map((path) => path.split("/")[1])
  .sort()

const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte")

export async function loadGame(name: string): Promise<GameClient> {
  const load = modules[`./${name}/index.ts`] ?? (() => import("../plain"))
  try {
    return (await load()).default
  } catch {
    throw new Refusal({ code: "unreachable", detail: "A part of the client cannot be loaded." })
  }
}

/** Only the picture of a box: the shelf needs no more. */
export async function loadCover(name: string): Promise<Component> {
  const load = covers[`./${name}/Cover.svelte`] ?? (() => import("../plain/Cover.svelte"))
  return (await load()).default
}

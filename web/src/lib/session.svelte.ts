/** Who is at this browser, and which games the server has. */

import { api, Refusal } from "./api"
import { say } from "./notices.svelte"
import type { GameInfo, Me } from "./protocol"

const session = $state<{ me: Me | null; games: GameInfo[]; failed: Refusal | null }>({
  me: null,
  games: [],
  failed: null,
})

export function me(): Me | null {
  return session.me
}

export function setMe(person: Me): void {
  session.me = person
}

export function games(): GameInfo[] {
  return session.games
}

export function gameInfo(name: string): GameInfo | undefined {
  return session.games.find((game) => game.name === name)
}

export function sessionFailure(): Refusal | null {
  return session.failed
}

/** Becomes somebody (a guest on the first visit) and learns the games. */
export async function begin(): Promise<void> {
  session.failed = null
  try {
    session.me = await api.me()
    session.games = await api.games()
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    session.failed = problem
  }
}

/** Does something that the server may refuse; a refusal is shown and gives null. */
export async function attempt<Result>(action: () => Promise<Result>): Promise<Result | null> {
  try {
    return await action()
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    say(problem)
    return null
  }
}

/** Calls to the server. */

import type {
  GameInfo, LogEntry, Me, NewSeat, NewTable, Problem, Ranking, Table, Thought, Verification, View,
} from "./protocol"

/** The server, or the way to it, said no. `code` names a message `problem-<code>`. */
export class Refusal extends Error {
  readonly code: string
  readonly args: Record<string, string | number>

  constructor(problem: Problem) {
    super(problem.detail)
    this.code = problem.code
    this.args = problem.args ?? {}
  }
}

/** A refusal that says: there is no such table, or none that could be shown here. */
export function isGone(code: string): boolean {
  return code === "no-table" || code === "outdated"
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refusal({ code: "unreachable", detail: "The server does not answer." })
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer
  const problem = await response.json().catch(() => null)
  throw new Refusal(
    typeof problem?.code === "string" ? problem : { code: "unknown", detail: `${response.status} ${response.statusText}` },
  )
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "")
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ""
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => call<Me>("POST", "/me", {}),
  rename: (name: string) => call<Me>("PATCH", "/me", { name }),
  setPassword: (password: string) => call<Me>("POST", "/me/password", { password }),
  forgetMe: () => call<void>("DELETE", "/me"),
  login: (name: string, password: string) => call<Me>("POST", "/login", { name, password }),
  logout: () => call<void>("POST", "/logout"),
  games: () => call<GameInfo[]>("GET", "/games"),
  rules: (game: string, language: string) =>
    call<{ language: string; markdown: string }>("GET", `/games/${game}/rules${query({ language })}`),
  newTable: (wanted: NewTable) => call<Table>("POST", "/tables", wanted),
  tables: (which: "mine" | "open" | "public" | "finished", game?: string) =>
    call<Table[]>("GET", `/tables${query({ which, game })}`),
  table: (id: string) => call<Table>("GET", table(id)),
  join: (id: string, seat?: number) => call<Table>("POST", `${table(id)}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string, seat?: number) => call<Table>("POST", `${table(id)}/leave`, seat === undefined ? {} : { seat }),
  start: (id: string) => call<Table>("POST", `${table(id)}/start`, {}),
  rematch: (id: string) => call<Table>("POST", `${table(id)}/rematch`, {}),
  continueFrom: (id: string, index: number, seats: NewSeat[]) =>
    call<Table>("POST", `${table(id)}/continue`, { index, seats }),
  record: (id: string) => call<Record<string, unknown>>("GET", `${table(id)}/record`),
  importRecord: (record: unknown) => call<Table>("POST", "/records", record),
  replay: (id: string, seat: number | null, from?: number, to?: number) =>
    call<LogEntry[]>("GET", `${table(id)}/replay${query({ seat, from, to })}`),
  view: (id: string, index: number, seat: number | null) =>
    call<View>("GET", `${table(id)}/views/${index}${query({ seat })}`),
  thought: (id: string, index: number) => call<Thought>("GET", `${table(id)}/thoughts/${index}`),
  verify: (id: string) => call<Verification>("GET", `${table(id)}/verify`),
  leaderboard: (game: string) => call<Ranking[]>("GET", `/leaderboard${query({ game })}`),
}

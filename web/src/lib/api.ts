/** Calls to the server, or to whoever keeps the tables in its place. */

import type {
  Account, Assessments, Claim, GameInfo, LogEntry, MachineCodeState, Me, NewReport, NewSeat, NewTable, Problem, Ranking, RelationKind, Relations, Table,
  Thought, Vacation, Verification, View,
} from "./protocol"
import type { Answer } from "./transport"
import { transport } from "#transport"

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

/** A match that another server goes on with, one that knows its rules: where that is; null if it is another refusal. */
export function elsewhere(problem: Refusal, id: string): string | null {
  const address = problem.code === "elsewhere" ? problem.args.address : null
  return typeof address === "string" && /^https?:/.test(address) ? `${address}/tables/${encodeURIComponent(id)}` : null
}

/** A refusal that says: there is no such table, or none that could be shown here. */
export function isGone(code: string): boolean {
  return code === "no-table" || code === "outdated"
}

async function call<Wanted>(method: string, path: string, body?: unknown): Promise<Wanted> {
  let answer: Answer
  try {
    answer = await transport.ask(method, path, body)
  } catch {
    throw new Refusal({ code: transport.machinery?.failure() ?? "unreachable", detail: "Nobody answers." })
  }
  if (answer.status < 300) return answer.body as Wanted
  const problem = answer.body as Problem | null
  throw new Refusal(typeof problem?.code === "string" ? problem : { code: "unknown", detail: String(answer.status) })
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "")
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ""
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => call<Me>("POST", "/me", {}),
  rename: (name: string) => call<Me>("PATCH", "/me", { name }),
  comeIn: (name: string, code: string) => call<Me>("POST", "/me", { name, code }),
  setPassword: (password: string, old?: string) => call<Me>("POST", "/me/password", { password, old }),
  forgetMe: (password?: string) => call<void>("DELETE", "/me", { password }),
  account: () => call<Account>("GET", "/me/account"),
  signOut: (session: string) => call<Account["sessions"]>("DELETE", `/me/sessions/${encodeURIComponent(session)}`),
  recoveryCodes: (password: string) => call<{ codes: string[] }>("POST", "/me/recovery", { password }),
  recover: (name: string, code: string, password: string) => call<Me>("POST", "/recover", { name, code, password }),
  people: () => call<Relations>("GET", "/me/people"),
  relate: (person: string, kind: RelationKind) =>
    call<Relations>("PUT", `/me/people/${encodeURIComponent(person)}`, { kind }),
  unrelate: (person: string, kind: RelationKind) =>
    call<Relations>("DELETE", `/me/people/${encodeURIComponent(person)}${query({ kind })}`),
  report: (report: NewReport) => call<void>("POST", "/reports", report),
  login: (name: string, password: string) => call<Me>("POST", "/login", { name, password }),
  logout: () => call<void>("POST", "/logout"),
  machineCode: () => call<{ state: MachineCodeState }>("GET", "/machine-code"),
  games: () => call<GameInfo[]>("GET", "/games"),
  rules: (game: string, language: string) =>
    call<{ language: string; markdown: string }>("GET", `/games/${game}/rules${query({ language })}`),
  words: (game: string, language: string) => call<{ fluent: string }>("GET", `/games/${game}/words${query({ language })}`),
  newTable: (wanted: NewTable) => call<Table>("POST", "/tables", wanted),
  tables: (which: "mine" | "invited" | "open" | "public" | "finished", most?: number, over?: boolean) =>
    call<Table[]>("GET", `/tables${query({ which, most, over: over === undefined ? undefined : String(over) })}`),
  table: (id: string) => call<Table>("GET", table(id)),
  join: (id: string, seat?: number, nonce?: string, face?: string) => call<Table>("POST", `${table(id)}/join`, { seat, nonce, face }),
  leave: (id: string, seat?: number) => call<Table>("POST", `${table(id)}/leave`, seat === undefined ? {} : { seat }),
  invite: (id: string, person: string) => call<Table>("POST", `${table(id)}/invite`, { person }),
  sendAway: (id: string, seat: number) => call<Table>("POST", `${table(id)}/kick`, { seat }),
  spectatorChat: (id: string, allowed: boolean) =>
    call<Table>("POST", `${table(id)}/settings`, { spectator_chat: allowed }),
  resign: (id: string, seat?: number) => call<Table>("POST", `${table(id)}/resign`, { seat }),
  abort: (id: string) => call<Table>("POST", `${table(id)}/abort`, {}),
  claim: (id: string, seat: number, what: Claim["what"]) => call<Table>("POST", `${table(id)}/claim`, { seat, what }),
  vacation: () => call<Vacation>("GET", "/me/vacation"),
  goAway: (days: number) => call<Vacation>("POST", "/me/vacation", { days }),
  start: (id: string) => call<Table>("POST", `${table(id)}/start`, {}),
  rematch: (id: string) => call<Table>("POST", `${table(id)}/rematch`, { hold: true }),
  continueFrom: (id: string, index: number, seats: NewSeat[]) =>
    call<Table>("POST", `${table(id)}/continue`, { index, seats, hold: true }),
  record: (id: string) => call<Record<string, unknown>>("GET", `${table(id)}/record`),
  importRecord: (record: unknown) => call<Table>("POST", "/records", record),
  replay: (id: string, seat: number | null, from?: number, to?: number) =>
    call<LogEntry[]>("GET", `${table(id)}/replay${query({ seat, from, to })}`),
  view: (id: string, index: number, seat: number | null) =>
    call<View>("GET", `${table(id)}/views/${index}${query({ seat })}`),
  thought: (id: string, index: number) => call<Thought>("GET", `${table(id)}/thoughts/${index}`),
  assessments: (id: string, from: number) => call<Assessments>("GET", `${table(id)}/assessments${query({ from })}`),
  verify: (id: string) => call<Verification>("GET", `${table(id)}/verify`),
  leaderboard: (game: string) => call<Ranking[]>("GET", `/leaderboard${query({ game })}`),
}

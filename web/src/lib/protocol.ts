/** What the server and the client say to each other. See docs/protocol.md. Seats count from 0; in game events they are "P1".."P8". */

export type Level = "easy" | "normal" | "hard" | "master"
export type Pace = "calm" | "fast" | "instant"
export type Me = { id: string; name: string; has_password: boolean }

export type Vocabulary = {
  moves: Record<string, string[]>
  events: Record<string, { fields: Record<string, string>; secret: string[] }>
  frames: Record<string, Record<string, string>>
}
export type GameOption = { name: string; choices: string[]; default: string }
export type GameInfo = {
  name: string
  seats: number[]
  options: GameOption[]
  levels: Level[]
  vocabulary: Vocabulary
}

export type Clock = { kind: "move" | "bank"; seconds: number; increment: number }
export type SeatInfo = {
  seat: number
  kind: "person" | "open" | "bot"
  name: string | null
  person: string | null
  level: Level | null
  here: boolean
  connected: boolean
  stand_in: boolean
  clock_ms: number | null
}
export type Table = {
  id: string
  game: string
  options: Record<string, string>
  seats: SeatInfo[]
  status: "waiting" | "running" | "finished"
  host: string
  my_seats: number[]
  rated: boolean
  clock: Clock | null
  created: string
  changed: string
  index: number
  deciding: number | null
  ranks: number[] | null
  commitment: string
  seed: string | null
  origin: { table: string | null; index: number } | null
  rematch: string | null
  pace: Pace
  public: boolean
}
export type NewSeat = { kind: "me" | "here" | "open" | "bot"; name?: string; level?: Level }
export type NewTable = {
  game: string
  options?: Record<string, string>
  seats: NewSeat[]
  rated?: boolean
  clock?: Clock | null
  public?: boolean
  box?: Record<string, string>
  pace?: Pace
  position?: object
  start?: boolean
}

export type MoveView = { id: number; kind: string; args: string[]; notation: string }
export type GameEvent = { kind: string; [argument: string]: unknown }
export type Prompt = { kind: string; seat: number; [field: string]: unknown }
/** All that a seat may know. Beside these keys it has the game's own. */
export type View = {
  game: string
  seats: number
  options: Record<string, string>
  index: number
  viewer: number | null
  deciding: number | null
  prompt: Prompt | null
  over: boolean
  ranks: number[] | null
  events: GameEvent[]
  moves: MoveView[]
  can_undo: boolean
  table_moves?: MoveView[]
  [own: string]: any
}
export type Problem = { code: string; args?: Record<string, string | number>; detail: string }
/** `undone`: so many moves before it were taken back. */
export type LogEntry = { index: number; by: number | null; move: MoveView | null; events: GameEvent[]; undone?: number }
export type Thought = { id: number; notation: string; share: number; expected: number }
export type Verification = { ok: boolean; commitment: string; seed: string | null; detail: string }
export type Ranking = { person: string; name: string; rating: number; low: number; high: number; games: number }

export type ToServer =
  | { type: "watch"; seat: number | null; index: number | null }
  | { type: "move"; index: number; seat: number; move: string }
  | { type: "undo"; index: number; seat: number }
  | { type: "preview"; index: number; moves: number[] | null }
  | { type: "hint"; index: number; seat: number }
  | { type: "chat"; text: string }
  | { type: "breach"; index: number; seat: number; move: string }
  | { type: "vote"; index: number; seat: number; agree: boolean }
  | { type: "pace"; pace: Pace }
  | { type: "ping" }

export type Vote = {
  index: number
  move: string
  caller: number
  accused: number
  votes: Record<number, boolean>
  open: boolean
  passed: boolean | null
}
export type ChatLine = { seat: number | null; name: string; text: string; at: string }
export type Moved = {
  index: number
  by: number | null
  move: MoveView | null
  events: GameEvent[]
  changes: Partial<View>
  auto: boolean
}
export type ToClient =
  | { type: "table"; table: Table }
  | { type: "view"; index: number; view: View; undone: boolean }
  | ({ type: "moved" } & Moved)
  | { type: "log"; entries: LogEntry[] }
  | { type: "previews"; index: number; previews: Record<number, GameEvent[]> }
  | { type: "thought"; index: number; seat: number; options: Thought[]; line: string[] }
  | ({ type: "chat" } & ChatLine)
  | ({ type: "vote" } & Vote)
  | { type: "refused"; code: string; args?: Record<string, string | number>; about: string; index: number }
  | { type: "pong" }

/**
 * What the server and the client say to each other; see docs/protocol.md. Seats count from 0; in game events they are "P1".."P8".
 *
 * The types come from the server (`web/types` writes schema.d.ts); here they get their short names, and views and
 * events, which each game fills in its own way, the part that all have in common.
 */

import type { components } from "./schema"

type Schemas = components["schemas"]

export type Me = Schemas["Me"]
export type Account = Schemas["Account"]
export type Relations = Schemas["Relations"]
export type PersonInfo = Schemas["PersonInfo"]
export type NewReport = Schemas["NewReport"]
export type RelationKind = Schemas["Relate"]["kind"]
export type GameInfo = Schemas["GameInfo"]
export type Vocabulary = Schemas["Vocabulary"]
export type SeatInfo = Schemas["SeatInfo"]
export type Table = Schemas["Table"]
export type Clock = Schemas["Clock"]
export type NewSeat = Schemas["NewSeat"]
export type NewTable = Schemas["NewTable"]
export type Problem = Schemas["Problem"]
export type Verification = Schemas["Verification"]
export type Claim = Schemas["Claim"]
export type MachineCodeState = Schemas["MachineCode"]["state"]
export type Vacation = Schemas["Vacation"]
export type Ranking = Schemas["Ranking"]
export type MoveView = Schemas["MoveView"]
export type Level = GameInfo["levels"][number]
export type Pace = Table["pace"]

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
  [own: string]: unknown
}

/** `undone`: so many moves before it were taken back. */
export type LogEntry = Omit<Schemas["LogEntry"], "events"> & { events: GameEvent[] }
export type ChatLine = Schemas["Said"]
export type Vote = Schemas["VoteNews"]
export type Thought = Schemas["Thought"]
export type Knowledge = Schemas["Knowledge"]
export type Found = Schemas["Found"]
export type Assessment = Schemas["Assessment"]
export type Assessments = Schemas["Assessments"]
export type Moved = Omit<Schemas["Moved"], "events" | "changes"> & { events: GameEvent[]; changes: Partial<View> }

export type ToServer = Schemas["ToServer"]
export type ToClient =
  | Schemas["TableNews"]
  | (Omit<Schemas["ViewNews"], "view"> & { view: View })
  | Moved
  | (Omit<Schemas["Log"], "entries"> & { entries: LogEntry[] })
  | (Omit<Schemas["Previews"], "previews"> & { previews: Record<number, GameEvent[]> })
  | Thought
  | Knowledge
  | ChatLine
  | Vote
  | Schemas["Refused"]
  | Schemas["Pong"]

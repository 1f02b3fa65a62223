/** What a page and the worker that keeps its tables say to each other. */

import type { Answer } from "../lib/transport"
import type { Places } from "./python"

/** Who is at this browser. */
export interface Owner {
  id: string
  name: string
}

export type ToWorker =
  | { do: "start"; places: Places; games: string[]; owner: Owner }
  | { do: "request"; id: number; method: string; path: string; body: unknown }
  | { do: "open"; line: number; table: string }
  | { do: "hear"; line: number; message: unknown }
  | { do: "close"; line: number }
  | { do: "look"; seen: boolean }

/** Why nothing can be played, and what a player should know besides. */
export type Failure = "no-webassembly" | "no-machinery"
export type Warning = "keeps-nothing" | "damaged" | "slow-bots"

export type FromWorker =
  | { say: "progress"; share: number }
  | { say: "ready" }
  | { say: "failed"; code: Failure; detail: string }
  | { say: "warning"; code: Warning; count: number }
  | { say: "tables" }
  | { say: "answer"; id: number; answer: Answer }
  | { say: "heard"; line: number; message: unknown }

/**
 * The way to the tables: a server's, or those of this device. `#transport` is one of the two, by what the client is
 * built for (vite.config.ts); both speak the words of docs/protocol.md.
 */

/** An answer to a request, as HTTP has it. */
export interface Answer {
  status: number
  body: unknown
}

/** A conversation about one table: what of a WebSocket is used here. */
export interface Line {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

/** What plays the games where no server does. */
export interface Machinery {
  /** How far it is, from 0 to 1. */
  progress(): number
  ready(): boolean
  /** Kept when it is ready: nothing else is to be fetched while it is not. */
  started: Promise<void>
  /** Why nothing can be played, as the code of a problem; null if something can. */
  failure(): string | null
}

export interface Transport {
  /** Whether tables are kept and played on this device, with nobody else in reach. */
  readonly local: boolean
  readonly machinery: Machinery | null
  /** Asks for something; an error means that nobody answers. */
  ask(method: string, path: string, body?: unknown): Promise<Answer>
  /** Calls when lists of tables may not be what they were; the answer ends that. */
  onTables(changed: () => void): () => void
  /** Where the module of a game lies by which pages think; null if they do not. */
  module(game: string): { manifest: string; wasm?: string } | null
  /** Begins to talk about a table. */
  open(table: string): Line
}

/** What a line's `readyState` says, in the numbers of a WebSocket. */
export const CONNECTING = 0
export const OPEN = 1
export const CLOSED = 3

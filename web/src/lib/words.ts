/**
 * From what the server says (moves, events, prompts, ids) to sentences in a player's language.
 *
 * The messages of a game follow conventions, the same as in the terminal:
 *   <domain>-<name>   a thing: `token-trap`; copies such as `haste-1` share `tome-haste`
 *   <domain>          all other things of a domain, by their id, `$name`
 *   move-<kind>       with a variable for each domain: `$card`, `$seat`; `$card2` for a second card
 *   event-<kind>      with the event's own arguments; `event-<kind>-hidden` for who may not know them all
 *   prompt-<kind>     `$seat` must decide; its attribute `.you` speaks to that player
 *   seat-P1           what the player on the first seat is called, unless there is a name for them
 *   cast-1            what bots are called: the first of the game's cast
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import { api } from "./api"
import type { SeatName } from "./cast"
import type { GameEvent, MoveView, Prompt, Vocabulary } from "./protocol"

export const LANGUAGES = ["en", "es", "fr", "it", "pl"] as const
export type Language = (typeof LANGUAGES)[number]

/** What a message gets where there is nothing: a selector can test for it. */
const NOTHING = "none"
const NO_VOCABULARY: Vocabulary = { moves: {}, events: {}, frames: {} }

type Args = Record<string, unknown>
type Loader = () => Promise<string>

const shellFiles = import.meta.glob<string>("../../locale/*/shell*.ftl", { query: "?raw", import: "default" })
const screenFiles = import.meta.glob<string>(
  ["../../locale/*/*.ftl", "!../../locale/*/shell*.ftl"],
  { query: "?raw", import: "default" },
)
const gameFiles = import.meta.glob<string>(
  [
    "../../../src/ludoteca/games/*/locale/*/*.ftl",
    "!../../../src/ludoteca/games/*/locale/*/{terminal,report}.ftl",
  ],
  { query: "?raw", import: "default" },
)

/** What a game says in its own way where a screen shows more than words do; null where it has nothing to add. */
export interface Idiom {
  name?: (words: Words, domain: string, id: string) => string | null
  move?: (words: Words, move: Pick<MoveView, "kind" | "args">) => string | null
}

export class Words {
  readonly language: Language
  readonly #bundle: FluentBundle
  readonly #vocabulary: Vocabulary
  readonly #seatNames: readonly SeatName[]
  readonly #idiom: Idiom

  constructor(
    language: Language,
    bundle: FluentBundle,
    vocabulary: Vocabulary = NO_VOCABULARY,
    seatNames: readonly SeatName[] = [],
    idiom: Idiom = {},
  ) {
    this.#idiom = idiom
    this.language = language
    this.#bundle = bundle
    this.#vocabulary = vocabulary
    this.#seatNames = seatNames
  }

  /** The same words with names for the seats. */
  named(seatNames: readonly SeatName[], vocabulary: Vocabulary = this.#vocabulary): Words {
    return new Words(this.language, this.#bundle, vocabulary, seatNames, this.#idiom)
  }

  /** The same words, with a game's own way to say some things. */
  with(idiom: Idiom): Words {
    return new Words(this.language, this.#bundle, this.#vocabulary, this.#seatNames, idiom)
  }

  has(message: string): boolean {
    const [name, attribute] = message.split(".", 2)
    const found = this.#bundle.getMessage(name)
    return attribute ? found?.attributes[attribute] !== undefined : found?.value != null
  }

  /** A message, or one of its attributes (`tome-ward.text`), with its arguments put in. */
  text(message: string, args: Args = {}): string {
    const [name, attribute] = message.split(".", 2)
    const found = this.#bundle.getMessage(name)
    const pattern = attribute ? found?.attributes[attribute] : found?.value
    if (pattern == null) {
      report(`${this.language}: no message “${message}”`)
      return message
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors)
    for (const error of errors) report(`${this.language}: ${message}: ${error.message}`)
    return text
  }

  /** The name of the player on a seat, a number from 0 or "P1". */
  seat(seat: number | string): string {
    const number = typeof seat === "number" ? seat : Number(seat.slice(1)) - 1
    const given = this.#seatNames[number]
    if (typeof given === "string" && given !== "") return given
    const member = given ? this.castMember(given) : null
    if (member !== null) return this.text(`cast-${member}`)
    const message = `seat-P${number + 1}`
    return this.has(message) ? this.text(message) : this.text("seat-name", { number: number + 1 })
  }

  /** Which member of the game's cast, from 1, a bot is; null where the game has none. */
  castMember({ cast }: { cast: number }): number | null {
    const all = this.variants("cast")
    return all === 0 ? null : (cast % all) + 1
  }

  /** How many messages there are of one kind: `kind-1`, `kind-2`... */
  variants(kind: string): number {
    let count = 0
    while (this.has(`${kind}-${count + 1}`)) count += 1
    return count
  }

  /** Whether a message says something of an argument, outside of any choice of forms. */
  speaksOf(message: string, argument: string): boolean {
    const value = this.#bundle.getMessage(message)?.value
    return Array.isArray(value) && value.some((part) => typeof part !== "string" && part.type === "var" && part.name === argument)
  }

  /** What people call a thing; numbers stay numbers. */
  name(domain: string, id: unknown): string {
    return String(this.#value(domain, id))
  }

  /** More about a thing, such as the text of a card; null if there is nothing more to say. */
  detail(domain: string, id: string, attribute: string, args: Args = {}): string | null {
    const message = this.#message(domain, id)
    if (message === null || !this.has(`${message}.${attribute}`)) return null
    return this.text(`${message}.${attribute}`, args)
  }

  /** A move, as a choice in a list. */
  move(move: Pick<MoveView, "kind" | "args">): string {
    const own = this.#idiom.move?.(this, move) ?? null
    if (own !== null) return own
    const variables: Args = {}
    const times: Record<string, number> = {}
    const domains = this.#vocabulary.moves[move.kind] ?? []
    domains.forEach((domain, place) => {
      times[domain] = (times[domain] ?? 0) + 1
      variables[times[domain] === 1 ? domain : `${domain}${times[domain]}`] = this.#value(domain, move.args[place])
    })
    return this.text(`move-${move.kind}`, variables)
  }

  /** What happened, as a sentence. */
  event(event: GameEvent): string {
    const { kind, ...args } = event
    const term = this.#vocabulary.events[kind]
    const hidden = term?.secret.some((field) => !(field in args)) ?? false
    const variables: Args = {}
    for (const [field, value] of Object.entries(args)) {
      const domain = term?.fields[field]
      variables[field] = domain === undefined ? value : this.#value(domain, value)
    }
    return this.text(hidden ? `event-${kind}-hidden` : `event-${kind}`, variables)
  }

  /** Whose decision it is and what it is: to the player who decides, or about them. */
  prompt(prompt: Prompt, you: boolean): string {
    const fields = this.#vocabulary.frames[prompt.kind] ?? {}
    const variables: Args = {}
    for (const [field, domain] of Object.entries(fields)) variables[field] = this.#value(domain, prompt[field])
    variables.seat = this.seat(prompt.seat)
    return this.text(you ? `prompt-${prompt.kind}.you` : `prompt-${prompt.kind}`, variables)
  }

  #value(domain: string, id: unknown): string | number {
    if (domain === "number") return id as number
    if (id === null || id === undefined) return NOTHING
    if (domain === "seat") return this.seat(id as string | number)
    const own = this.#idiom.name?.(this, domain, String(id)) ?? null
    if (own !== null) return own
    const message = this.#message(domain, String(id))
    if (message !== null) return this.text(message)
    return this.has(domain) ? this.text(domain, { name: String(id) }) : String(id)
  }

  #message(domain: string, id: string): string | null {
    const candidates = [`${domain}-${id}`, `${domain}-${id.replace(/-[0-9]+$/, "")}`]
    return candidates.find((candidate) => this.has(candidate)) ?? null
  }
}

const reported = new Set<string>()

function report(problem: string): void {
  if (reported.has(problem)) return
  reported.add(problem)
  console.error(problem)
}

async function read(files: Record<string, Loader>, wanted: (path: string) => boolean): Promise<string[]> {
  return Promise.all(
    Object.entries(files)
      .filter(([path]) => wanted(path))
      .map(([, load]) => load()),
  )
}

async function assemble(language: Language, game: string | null): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const parts = [read(shellFiles, (path) => path.includes(`/locale/${language}/`))]
  if (game !== null) {
    const own = read(gameFiles, (path) => path.includes(`/games/${game}/locale/${language}/`))
    // The words of a game that was installed beside ours are not in this build: the server has them.
    parts.push(own.then(async (found) => (found.length > 0 ? found : [(await api.words(game, language)).fluent])))
    parts.push(read(screenFiles, (path) => path.includes(`/locale/${language}/${game}`)))
  }
  for (const source of (await Promise.all(parts)).flat()) {
    for (const error of bundle.addResource(new FluentResource(source))) report(`${language}: ${error.message}`)
  }
  return bundle
}

const bundles = new Map<string, Promise<FluentBundle>>()

/** The words of the shell and, if named, of a game. */
export async function loadWords(language: Language, game: string | null = null, vocabulary?: Vocabulary): Promise<Words> {
  const key = `${language}/${game}`
  let bundle = bundles.get(key)
  if (bundle === undefined) {
    bundle = assemble(language, game)
    bundles.set(key, bundle)
    bundle.catch(() => bundles.delete(key))
  }
  return new Words(language, await bundle, vocabulary)
}

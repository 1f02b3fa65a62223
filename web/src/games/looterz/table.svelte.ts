/** What all parts of the board share: the view that is shown, what is legal in it, and what the player points at. */
import { getContext, setContext } from "svelte"
import type { GameEvent, MoveView, Words } from "../../lib/board"
import { readChoices, type Choices } from "./choices"
import { foretell, type Fate } from "./foretell"
import { rollOf, type Roll } from "./rolls"
import { traceOf, type Trace } from "./trail"
import type { Design, LooterzView, Player } from "./types"

/** What Board.svelte hands over; read each time, so that it stays current. */
export interface Source {
  readonly view: LooterzView
  readonly events: GameEvent[]
  readonly trail: GameEvent[]
  readonly previews: Record<number, GameEvent[]>
  readonly hints: Record<number, number>
  readonly words: Words
  readonly motion: boolean
  readonly marks: boolean
  /** False while an animation still shows the position before. */
  readonly settled: boolean
  /** Dice that tumble before the view changes. */
  readonly tumbling: Roll | null
  focus: number | null
  play: (move: MoveView) => void
}

export interface Closeup {
  card: string | null
  design: string
  near: DOMRect
  /** It stays until dismissed, as after a long press. */
  pinned: boolean
}

const NO_FATE: Fate = { cards: new Map(), seats: new Map() }

export class Table {
  readonly source: Source
  /** The Looter whose actions are shown, or the hand card that was tapped. */
  selected = $state<string | null>(null)
  closeup = $state.raw<Closeup | null>(null)
  graveyardOpen = $state(false)
  /** The hand card that is being dragged. */
  dragged = $state<string | null>(null)

  choices: Choices = $derived.by(() =>
    readChoices(this.source.view, this.source.settled ? this.source.view.moves : []),
  )
  fate: Fate = $derived.by(() => {
    const { focus, previews } = this.source
    return focus === null ? NO_FATE : foretell(previews[focus] ?? [])
  })
  trace: Trace = $derived.by(() => traceOf(this.source.trail))
  roll: Roll | null = $derived.by(() => this.source.tumbling ?? rollOf(this.source.events))

  constructor(source: Source) {
    this.source = source
  }

  get view(): LooterzView {
    return this.source.view
  }

  get words(): Words {
    return this.source.words
  }

  get viewer(): number | null {
    return this.view.viewer
  }

  get me(): Player | null {
    return this.viewer === null ? null : this.view.players[this.viewer]
  }

  /** Everybody else, from the viewer's left on. */
  get others(): Player[] {
    const { players } = this.view
    const next = this.viewer === null ? 0 : this.viewer + 1
    return [...players.slice(next), ...players.slice(0, this.viewer ?? 0)]
  }

  /** Somebody must be chosen among the Looterz on the table. */
  get choosing(): boolean {
    return this.choices.direct.size > 0 && this.view.prompt?.kind !== "recruit"
  }

  design(card: string): Design {
    return this.view.designs[this.view.cards[card]]
  }

  play(move: MoveView): void {
    this.cancel()
    this.source.play(move)
  }

  /** Points at a move, or at none. */
  point(move: MoveView | null): void {
    this.source.focus = move?.id ?? null
  }

  isPointedAt(moves: (MoveView | null | undefined)[]): boolean {
    return moves.some((move) => move != null && move.id === this.source.focus)
  }

  /** The best share that a hint gives to one of these moves. */
  hint(moves: (MoveView | null | undefined)[]): number {
    return Math.max(0, ...moves.map((move) => (move ? (this.source.hints[move.id] ?? 0) : 0)))
  }

  cancel(): void {
    this.selected = null
    this.closeup = null
    this.source.focus = null
  }

  percent(chance: number): string {
    return this.words.text("percent", { value: Math.round(chance * 100) })
  }
}

const KEY = Symbol("table")

export function provideTable(source: Source): Table {
  return setContext(KEY, new Table(source))
}

export function useTable(): Table {
  return getContext<Table>(KEY)
}

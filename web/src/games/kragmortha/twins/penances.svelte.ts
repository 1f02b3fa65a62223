/**
 * The screen twins of the viewer's Looks: what this screen does to its own player.
 *
 * A twin acts while motion is wanted and has a calm form otherwise; the calm forms cannot be broken.
 */

import { untrack } from "svelte"
import type { GameEvent, MoveView } from "../../../lib/board"
import type { Plan } from "../plan"
import { seatOf, twinsOf, type KragmorthaView, type Twin } from "../types"

export type Input = "pointer" | "keyboard"

export class Penances {
  /** The space under the pointer. */
  pointed = $state.raw<string | null>(null)
  /** The device of the latest click or key. */
  input = $state.raw<Input | null>(null)
  /** Grows whenever this player has made a choice. */
  choices = $state(0)
  /** The turn for which a breach was called: at most one a turn. */
  #breached = -1

  constructor(
    readonly view: () => KragmorthaView,
    readonly events: () => GameEvent[],
    readonly motion: () => boolean,
    readonly play: (move: MoveView) => void,
  ) {
    let before: { index: number; mine: boolean } | null = null
    $effect(() => {
      const now = this.view()
      const own = this.events().every((event) => event.kind !== "breach_found")
      untrack(() => {
        if (before?.mine && now.index > before.index && own) this.choices += 1
        before = { index: now.index, mine: this.isDeciding }
      })
    })
  }

  readonly #twins = $derived.by(() => twinsOf(this.view()))

  /** All twins of this player, acting or calm. */
  get all(): Set<string> {
    return this.#twins
  }

  has(twin: string): boolean {
    return this.#twins.has(twin)
  }

  acts(twin: string): boolean {
    return this.motion() && this.has(twin)
  }

  isCalm(twin: string): boolean {
    return !this.motion() && this.has(twin)
  }

  twin(id: string): Twin | undefined {
    return this.view().twins[id]
  }

  seconds(id: string): number {
    return this.twin(id)?.seconds ?? 10
  }

  get isDeciding(): boolean {
    const view = this.view()
    return view.viewer !== null && view.deciding === view.viewer
  }

  get isMyTurn(): boolean {
    const view = this.view()
    return view.viewer !== null && view.turn.seat === view.viewer && view.turn.number > 0
  }

  get scatter(): number {
    return this.has("scatter") ? this.view().turn.number : 0
  }

  /** The player has broken a penance of this screen. */
  breach(): void {
    const view = this.view()
    if (!this.motion() || this.#breached === view.turn.number) return
    const move = view.table_moves?.find((each) => each.kind === "breach" && seatOf(each.args[0]) === view.viewer)
    if (!move) return
    this.#breached = view.turn.number
    this.play(move)
  }

  /** What lies in the dark for the twin “lantern”; what can be chosen always stays lit. */
  lit(plan: Plan, at: string | null): { dark: string[]; gloomy: Set<string> } {
    if (!this.has("lantern") || at === null) return { dark: [], gloomy: new Set() }
    const steps = this.twin("lantern")?.steps ?? 2
    const near = plan.distances(at)
    const gloomy = plan.spaces
      .filter((space) => space.kind !== "out" && (near.get(space.name) ?? Infinity) > steps)
      .map((space) => space.name)
    const dark = this.motion() ? gloomy.filter((name) => name !== this.pointed) : []
    return { dark, gloomy: new Set(gloomy) }
  }
}

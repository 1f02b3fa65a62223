/** A lesson under way: which step it is at, and what the learner may do at it. */

import type { MoveView } from "./protocol"
import type { LiveTable } from "./table.svelte"
import type { Lesson, Step } from "./tutorial"

export class LessonRun {
  readonly lesson: Lesson
  readonly #live: LiveTable
  place = $state(0)
  #since = $state(-1)

  constructor(lesson: Lesson, live: LiveTable) {
    this.lesson = lesson
    this.#live = live
    // A step that waits for the learner's turn is over when the learner decides again, after something was played.
    $effect(() => {
      const view = live.view
      if (view === null || this.step === undefined || this.step.until === "next") return
      if (this.#since < 0) {
        this.#since = view.index
        return
      }
      const mine = view.deciding === live.seat && live.waiting === 0
      const moved = view.index > this.#since
      if (moved && (this.step.until === "move" || mine || view.over)) this.next()
    })
  }

  get step(): Step | undefined {
    return this.lesson.steps[this.place]
  }

  get done(): boolean {
    return this.place >= this.lesson.steps.length
  }

  /** The moves the learner may make now. */
  allowed(moves: MoveView[]): MoveView[] {
    const step = this.step
    if (step === undefined) return moves
    if (step.until === "next") return []
    if (step.allow === undefined) return moves
    const some = moves.filter(step.allow)
    // A lesson that went astray must not leave anybody stuck.
    return some.length > 0 ? some : moves
  }

  played(): void {
    if (this.step?.until === "move") this.#since = this.#live.view?.index ?? -1
  }

  next(): void {
    this.place += 1
    this.#since = this.#live.view?.index ?? -1
  }
}

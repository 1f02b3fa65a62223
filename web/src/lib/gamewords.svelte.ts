/** The words of a game in the language of the settings, with the names of who sits at the table. */

import type { SeatName } from "./cast"
import { gameInfo } from "./session.svelte"
import { settings } from "./settings.svelte"
import { loadWords, type Words } from "./words"

export class GameWords {
  #loaded = $state.raw<{ game: string; words: Words } | null>(null)
  readonly #game: () => string | undefined
  readonly #names: () => SeatName[]

  /** Call while a component is made: it follows game and language as long as that lives. No game: not known yet. */
  constructor(game: () => string | undefined, names: () => SeatName[] = () => []) {
    this.#game = game
    this.#names = names
    $effect(() => {
      const wanted = game()
      const language = settings.language
      if (wanted === undefined) return
      void loadWords(language, wanted, gameInfo(wanted)?.vocabulary).then((words) => {
        if (settings.language === language && game() === wanted) this.#loaded = { game: wanted, words }
      })
    })
  }

  // Another game's words would be worse than none.
  #named = $derived.by(() =>
    this.#loaded !== null && this.#loaded.game === this.#game() ? this.#loaded.words.named(this.#names()) : null,
  )

  get words(): Words | null {
    return this.#named
  }
}

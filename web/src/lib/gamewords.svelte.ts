/** The words of a game in the language of the settings, with the names of who sits at the table. */

import { gameInfo } from "./session.svelte"
import { settings } from "./settings.svelte"
import { loadWords, type Words } from "./words"

export class GameWords {
  #words = $state.raw<Words | null>(null)
  readonly #names: () => (string | null)[]

  /** Call while a component is made: it follows the language as long as that lives. */
  constructor(game: () => string, names: () => (string | null)[] = () => []) {
    this.#names = names
    $effect(() => {
      const wanted = game()
      const language = settings.language
      void loadWords(language, wanted, gameInfo(wanted)?.vocabulary).then((loaded) => {
        if (settings.language === language && game() === wanted) this.#words = loaded
      })
    })
  }

  #named = $derived.by(() => this.#words?.named(this.#names()) ?? null)

  get words(): Words | null {
    return this.#named
  }
}

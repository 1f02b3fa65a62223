/** The shell's own words in the language of the settings. */

import { settings } from "./settings.svelte"
import { loadWords, Words, type Language } from "./words"
import { FluentBundle } from "@fluent/bundle"

let words = $state.raw<Words>(new Words("en", new FluentBundle("en")))
let ready = $state(false)

/** A message of the shell. */
export function t(message: string, args: Record<string, unknown> = {}): string {
  return words.text(message, args)
}

export function shellWords(): Words {
  return words
}

/** Whether there are words to show yet. */
export function wordsReady(): boolean {
  return ready
}

/** Follows the language of the settings. Call once, within a component. */
export function followLanguage(): void {
  $effect(() => {
    const language: Language = settings.language
    void loadWords(language).then((loaded) => {
      if (settings.language !== language) return
      words = loaded
      ready = true
    })
  })
}

/** A moment as people write it in their language. */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso))
}

/** What a person prefers, kept on this device and applied at once. */

import type { Pace } from "./protocol"
import { LANGUAGES, type Language } from "./words"

const KEY = "ludoteca-settings"

export type Theme = "dark" | "light" | "auto"
export type Motion = "auto" | "on" | "off"

export interface Settings {
  language: Language
  theme: Theme
  motion: Motion
  /** Whether anything is heard at all: sounds and music. */
  sound: boolean
  volume: number
  music: boolean
  musicVolume: number
  marks: boolean
  pace: Pace
  shortcuts: boolean
  /** Called when it is one's turn. */
  alerts: boolean
  /** The villain and the bots say something now and then. */
  banter: boolean
  /** The face shown at tables; "" for whichever comes. */
  face: string
  /** Which server was named last, in an edition that has none. */
  server: string
}

function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((known) => wanted.toLowerCase().startsWith(known))
    if (found) return found
  }
  return "en"
}

function initial(): Settings {
  const fresh: Settings = {
    language: preferredLanguage(),
    theme: "dark",
    motion: "auto",
    sound: true,
    volume: 60,
    music: true,
    musicVolume: 50,
    marks: false,
    pace: "calm",
    shortcuts: true,
    alerts: false,
    banter: true,
    face: "",
    server: "",
  }
  try {
    const kept: Partial<Settings> = JSON.parse(localStorage.getItem(KEY) ?? "{}")
    const settled = { ...fresh, ...kept }
    if (!LANGUAGES.includes(settled.language)) settled.language = fresh.language
    return settled
  } catch {
    return fresh
  }
}

export const settings = $state<Settings>(initial())

const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)")
const wantsLight = matchMedia("(prefers-color-scheme: light)")
const system = $state({ still: wantsStillness.matches, light: wantsLight.matches })
wantsStillness.addEventListener("change", (event) => (system.still = event.matches))
wantsLight.addEventListener("change", (event) => (system.light = event.matches))

/** Whether things move on the screen. */
export function moving(): boolean {
  return settings.motion === "on" || (settings.motion === "auto" && !system.still)
}

/** Keeps the settings and applies them to the page. Call once, within a component. */
export function applySettings(): void {
  $effect(() => {
    const kept = JSON.stringify(settings)
    try {
      localStorage.setItem(KEY, kept)
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
  $effect(() => {
    const light = settings.theme === "light" || (settings.theme === "auto" && system.light)
    const root = document.documentElement
    root.dataset.theme = light ? "light" : "dark"
    root.dataset.motion = moving() ? "on" : "off"
    root.lang = settings.language
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", light ? "#f4ead9" : "#17110d")
  })
}

/** The two who are on the lid of the box as well: apart from the others, so that the shelf need not load all. */
import Crystal from "~icons/game-icons/sparkles"
import Shuriken from "~icons/game-icons/shuriken"
import { flat, line, prop, shape, type Look } from "../look"

export const NINJA: Look = {
  fur: "#2e3350",
  shade: "#1b1e36",
  light: "#434a70",
  eye: "#b6f26d",
  eyes: "sly",
  room: ["#6a79c9", "#151732"],
  behind: [
    flat("M92 6 a17 17 0 1 0 14 28 a20 20 0 0 1 -14 -28 z", "#f6ecc0"),
    prop(Shuriken, 2, 8, 26, "#cdd6ea", 12),
    prop(Shuriken, 16, 36, 15, "#cdd6ea", 40, 0.8),
  ],
  hat: [
    shape("M28 60 Q60 52 92 60 L91 63 C86 76 74 81 60 81 C46 81 34 76 29 63 Z", "#15172b"),
    shape("M29 42 C34 28 46 24 60 24 C74 24 86 28 91 42 Q60 33 29 42 Z", "#15172b"),
    shape("M30 37 Q60 27 90 37 L91 43 Q60 33 29 43 Z", "#c3323f"),
    shape("M90 38 l17 -7 l-4 8 l7 6 l-19 -1 z", "#c3323f"),
  ],
}

export const PRU: Look = {
  fur: "#fbeff0",
  shade: "#e2b9c4",
  light: "#ffffff",
  eye: "#7ec7ff",
  eyes: "lashes",
  room: ["#ffd9e6", "#d1588a"],
  behind: [prop(Crystal, 2, 4, 30, "#ffffff", 0, 0.9), prop(Crystal, 90, 10, 26, "#ffffff", 20, 0.9), prop(Crystal, 92, 62, 20, "#ffffff", 0, 0.8)],
  hat: [
    shape("M84 20 C72 8 66 14 68 22 C69 30 76 30 84 24 C92 32 100 32 101 23 C102 14 94 10 84 20 Z", "#e2437f"),
    shape("M80 20 a4.5 4.5 0 1 0 9 0 a4.5 4.5 0 1 0 -9 0 z", "#ffb4d0"),
    flat("M36 62 a5 3 0 1 0 0.1 0 z M84 62 a5 3 0 1 0 0.1 0 z", "#f59ab5", 0.8),
  ],
  front: [line("M42 84 Q60 94 78 84", "#e2437f", 3.4), shape("M56 90 a4.5 4.5 0 1 0 9 0 a4.5 4.5 0 1 0 -9 0 z", "#ffd24a")],
}

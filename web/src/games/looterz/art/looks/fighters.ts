/** Looks of those who came to fight. */
import BattleAxe from "~icons/game-icons/battle-axe"
import BowArrow from "~icons/game-icons/bow-arrow"
import CarWheel from "~icons/game-icons/car-wheel"
import CrossedSabres from "~icons/game-icons/crossed-sabres"
import Flame from "~icons/game-icons/flame"
import Guillotine from "~icons/game-icons/guillotine"
import RomanShield from "~icons/game-icons/roman-shield"
import StoneWall from "~icons/game-icons/stone-wall"
import VikingShield from "~icons/game-icons/viking-shield"
import { flat, line, prop, shape, type Look } from "../look"
import { NINJA } from "./famous"

export const FIGHTERS: Record<string, Look> = {
  hal_r_tel: {
    fur: "#c8323a",
    shade: "#8f1c2b",
    light: "#f0916b",
    eye: "#ffd23f",
    eyes: "glow",
    teeth: "fangs",
    room: ["#ff9a3c", "#4a0d22"],
    behind: [
      prop(Flame, -6, 8, 62, "#ffb638", -14, 0.85),
      prop(Flame, 64, 8, 62, "#ffb638", 14, 0.85),
      prop(Flame, 36, -8, 48, "#ffe08a", 0, 0.7),
    ],
    hat: [
      shape("M42 31 C34 25 30 14 36 1 C38 12 45 16 53 27 Z", "#4b3a46"),
      shape("M78 31 C86 25 90 14 84 1 C82 12 75 16 67 27 Z", "#4b3a46"),
      line("M37 10 l5 -1 M38.5 17 l6 -2 M83 10 l-5 -1 M81.5 17 l-6 -2", "#8d7787", 1.4),
    ],
  },
  rollork: {
    fur: "#d98b3f",
    shade: "#a45f22",
    light: "#f8dcae",
    eye: "#8fd0ff",
    eyes: "angry",
    pattern: "tabby",
    room: ["#a8d4e8", "#2c5470"],
    behind: [prop(BattleAxe, 74, 24, 60, "#5d6b78", 18)],
    dress: [shape("M22 104 C24 88 40 76 60 76 C80 76 96 88 98 104 Z", "#6e4a30")],
    hat: [
      shape("M30 24 C14 22 10 8 14 -2 C18 8 26 12 36 15 Z", "#f3e8cf"),
      shape("M90 24 C106 22 110 8 106 -2 C102 8 94 12 84 15 Z", "#f3e8cf"),
      shape("M28 39 C27 16 42 6 60 6 C78 6 93 16 92 39 Q60 27 28 39 Z", "#9aa6b2"),
      shape("M27 39 Q60 25 93 39 L92 45 Q60 32 28 45 Z", "#c89a3c"),
      shape("M56.5 6.5 h7 l2 25 h-11 z", "#c89a3c"),
      shape("M44 72 C46 82 50 92 54 97 C56 90 58 86 60 82 C62 86 64 90 66 97 C70 92 74 82 76 72 C68 77 64 74 60 73 C56 74 52 77 44 72 Z", "#e8a84d"),
    ],
    front: [prop(VikingShield, -10, 52, 50, "#7a2f2a", 0)],
  },
  ninja: NINJA,
  rrugh: {
    fur: "#98928a",
    shade: "#6f6a66",
    light: "#bdb7ac",
    eye: "#ffb347",
    eyes: "glow",
    pattern: "stone",
    room: ["#d0c2a2", "#54483c"],
    behind: [prop(StoneWall, -4, -6, 128, "#6d5d4b", 0, 0.4)],
    dress: [
      shape("M4 104 L8 84 L24 76 L40 84 L38 104 Z", "#86817a"),
      shape("M116 104 L112 84 L96 76 L80 84 L82 104 Z", "#86817a"),
    ],
    hat: [
      line("M60 27 l-4 8 l6 4 l-3 6", "#4f4a47", 1.8),
      line("M84 66 l-7 2 l-1 6", "#4f4a47", 1.8),
      flat("M40 27 q6 -9 12 -3 q4 -8 9 -1 q8 -6 10 3 q-16 -4 -31 1 z", "#6f9a45"),
      shape("M52 41 l8 -4 l8 4 l-8 4 z", "#f2c14e"),
    ],
  },
  puriosa: {
    fur: "#c9a07a",
    shade: "#8d6745",
    light: "#ecd3b5",
    eye: "#7fd6d0",
    eyes: "angry",
    room: ["#f7b25a", "#8a3b16"],
    behind: [
      prop(CarWheel, 78, 40, 54, "#4c2a1c"),
      flat("M0 84 q30 -10 60 -2 q30 8 60 -4 v22 h-120 z", "#b4612a"),
    ],
    dress: [shape("M20 104 C22 92 30 84 40 80 L58 104 Z", "#4a3c38"), line("M30 104 L84 80", "#4a3c38", 5)],
    hat: [
      flat("M30 44 C34 30 46 27 60 27 C74 27 86 30 90 44 Q60 34 30 44 Z", "#2b2024"),
      flat("M34 43 l3 8 l3 -9 l4 12 l3 -13 l4 7 l3 -8 l6 1 l6 -1 l3 8 l4 -7 l3 13 l4 -12 l3 9 l3 -8 z", "#2b2024", 0.85),
      shape("M28 32 Q60 18 92 32 L91 37 Q60 24 29 37 Z", "#6b5138"),
      shape("M36 28 a9 8 0 1 0 18 -3 a9 8 0 1 0 -18 3 z M66 25 a9 8 0 1 0 18 3 a9 8 0 1 0 -18 -3 z", "#f3d27a"),
      flat("M40 24 l5 -3 M70 22 l5 -2", "#ffffff"),
    ],
  },
  kotniss: {
    fur: "#8a5a3c",
    shade: "#5c3823",
    light: "#d9b48f",
    eye: "#a7e07a",
    eyes: "sly",
    room: ["#b9d98a", "#2f5a34"],
    behind: [
      flat("M6 0 h8 v100 h-8 z M98 0 h9 v100 h-9 z", "#40602f", 0.6),
      prop(BowArrow, 66, 20, 66, "#5a3418", 8),
    ],
    dress: [shape("M20 104 C22 88 40 76 60 76 C80 76 98 88 100 104 Z", "#37453b")],
    hat: [
      shape("M28 44 C26 22 40 12 60 12 C80 12 94 22 92 44 Q76 27 60 27 Q44 27 28 44 Z", "#3f6b3c"),
      shape("M34 60 C24 70 22 82 27 96 C32 92 35 84 33 76 C37 74 39 68 36 62 Z", "#5c3823"),
      line("M26 76 l8 2 M25 84 l9 0", "#c9a76a", 1.8),
      shape("M62 12 C70 -2 86 -4 96 2 C86 4 74 8 66 16 Z", "#d6463f"),
    ],
  },
  romolo: {
    fur: "#e7c88d",
    shade: "#b58f4e",
    light: "#fff1d2",
    eye: "#7ec0e8",
    eyes: "round",
    pattern: "tabby",
    room: ["#f4dfae", "#8c4a2e"],
    behind: [flat("M6 18 h16 v82 h-16 z M98 18 h16 v82 h-16 z M2 10 h24 v8 h-24 z M94 10 h24 v8 h-24 z", "#c9a77c", 0.8)],
    dress: [shape("M22 104 C24 88 40 76 60 76 C80 76 96 88 98 104 Z", "#b3272f")],
    hat: [
      shape("M22 18 C30 -8 90 -8 98 18 C86 4 34 4 22 18 Z", "#d23a3a"),
      shape("M28 46 C26 22 40 10 60 10 C80 10 94 22 92 46 L86 66 L80 56 Q84 40 60 38 Q36 40 40 56 L34 66 Z", "#d8a838"),
      line("M36 33 Q60 22 84 33", "#8c651b", 2),
    ],
    front: [prop(RomanShield, 80, 50, 48, "#7d1f26", 6)],
  },
  cattila: {
    fur: "#6d5648",
    shade: "#443229",
    light: "#c7ab92",
    eye: "#ffdb6e",
    eyes: "angry",
    room: ["#e6c47a", "#6f4a1f"],
    behind: [prop(CrossedSabres, 14, -4, 92, "#59636e", 0, 0.9)],
    dress: [shape("M14 104 C16 86 34 74 60 74 C86 74 104 86 106 104 Z", "#5b3a24"), flat("M24 88 q8 -8 14 -2 q8 -8 16 -1 q8 -7 14 0 q9 -7 14 1 q8 -4 13 4 l4 12 h-80 z", "#8f6a48")],
    hat: [
      shape("M24 40 C22 34 26 28 32 28 C32 22 40 20 44 23 C48 17 58 17 61 21 C66 16 76 18 78 23 C84 20 90 24 89 29 C96 30 98 36 95 41 C80 33 40 33 24 40 Z", "#7c5636"),
      shape("M40 24 C44 8 52 0 60 -6 C68 0 76 8 80 24 Q60 14 40 24 Z", "#a2302c"),
      shape("M57 -4 h6 v-6 h-6 z", "#e6bf55"),
      shape("M56 68 C46 66 38 74 30 90 C42 86 52 82 58 71 Z M64 68 C74 66 82 74 90 90 C78 86 68 82 62 71 Z", "#2d211b"),
    ],
  },
  guillocatine: {
    fur: "#565062",
    shade: "#37323f",
    light: "#8d859b",
    eye: "#ff8f6b",
    eyes: "angry",
    room: ["#c7a0ad", "#3f1f33"],
    behind: [prop(Guillotine, 68, 2, 62, "#2f1c2b", 0)],
    dress: [shape("M20 104 C22 88 40 76 60 76 C80 76 98 88 100 104 Z", "#7d2030")],
    hat: [
      shape("M27 58 C24 30 40 20 60 20 C80 20 96 30 93 58 C92 64 88 66 84 65 C86 58 80 57 74 59 Q66 61 60 55 Q54 61 46 59 C40 57 34 58 36 65 C32 66 28 64 27 58 Z M36 50 a9.5 9.5 0 1 0 19 0 a9.5 9.5 0 1 0 -19 0 z M65 50 a9.5 9.5 0 1 0 19 0 a9.5 9.5 0 1 0 -19 0 z", "#2a2431"),
      shape("M30 34 Q26 18 28 6 Q42 10 52 23 Z M90 34 Q94 18 92 6 Q78 10 68 23 Z", "#2a2431"),
    ],
  },
}

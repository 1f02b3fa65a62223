/** Looks of those who came with magic, science, or a plan. */
import Atom from "~icons/game-icons/atom"
import Ghost from "~icons/game-icons/ghost"
import Cauldron from "~icons/game-icons/cauldron"
import EvilBat from "~icons/game-icons/evil-bat"
import Explosion from "~icons/game-icons/explosion-rays"
import HospitalCross from "~icons/game-icons/hospital-cross"
import Lightning from "~icons/game-icons/lightning-arc"
import MilkCarton from "~icons/game-icons/milk-carton"
import Rat from "~icons/game-icons/rat"
import Scroll from "~icons/game-icons/scroll-unfurled"
import SkullStaff from "~icons/game-icons/skull-staff"
import Stethoscope from "~icons/game-icons/stethoscope"
import { flat, line, prop, shape, type Look } from "../look"
import { PRU } from "./famous"

export const SCHOLARS: Record<string, Look> = {
  elsar: {
    fur: "#6f5b8f",
    shade: "#493a66",
    light: "#c9b8df",
    eye: "#9cf06a",
    eyes: "lashes",
    room: ["#b6e59a", "#2e2450"],
    behind: [prop(Cauldron, 74, 50, 50, "#191226"), flat("M90 46 a5 5 0 1 0 0.1 0 z M102 36 a3.5 3.5 0 1 0 0.1 0 z M96 26 a2.5 2.5 0 1 0 0.1 0 z", "#b8ff7a")],
    dress: [shape("M20 104 C22 88 40 76 60 76 C80 76 98 88 100 104 Z", "#2b2145")],
    hat: [
      shape("M36 31 C42 12 52 -4 78 -8 C72 0 74 6 70 10 C76 18 80 24 84 31 Q60 24 36 31 Z", "#2b2145"),
      shape("M10 40 C24 28 42 26 60 26 C78 26 96 28 110 40 C92 42 78 37 60 37 C42 37 28 42 10 40 Z", "#2b2145"),
      shape("M37 29 Q60 21 83 29 L81 23 Q60 16 40 23 Z", "#8fd14f"),
      shape("M55 17.5 h10 v8 h-10 z", "#f2c14e"),
    ],
  },
  pru: PRU,
  blink: {
    fur: "#5fd0c4",
    shade: "#2d8f8b",
    light: "#c9fff4",
    eye: "#fff27a",
    eyes: "panic",
    pattern: "stitched",
    room: ["#d3c2ff", "#3a2b7a"],
    behind: [prop(Lightning, -2, 0, 44, "#fff27a", -10), prop(Lightning, 78, -2, 44, "#fff27a", 80)],
    pose: "translate(20 8) scale(0.86)",
    twin: { pose: "translate(-14 2) scale(0.86)", opacity: 0.5 },
    hat: [
      line("M60 26 v-9 M60 17 l-5 -5 M60 17 l6 -6 M48 28 l-3 -8 M72 28 l3 -8", "#2a1c30", 2.2),
      shape("M84 74 h12 v7 h-12 z M24 74 h12 v7 h-12 z", "#9aa6b2"),
    ],
  },
  king_of_rats: {
    fur: "#8b8494",
    shade: "#5e5868",
    light: "#d6cfd9",
    eye: "#ff6a5c",
    eyes: "sly",
    ears: "rat",
    teeth: "buck",
    room: ["#e2c06a", "#4a2a52"],
    behind: [prop(Rat, -8, 62, 40, "#2e2033"), prop(Rat, 88, 66, 36, "#2e2033")],
    dress: [
      shape("M14 104 C16 86 34 75 60 75 C86 75 104 86 106 104 Z", "#a3263f"),
      shape("M36 82 q8 8 24 8 q16 0 24 -8 l4 8 q-10 10 -28 10 q-18 0 -28 -10 z", "#fff7ea"),
      flat("M42 90 l2 4 l2 -3 z M56 94 l2 4 l2 -3 z M70 93 l2 4 l2 -3 z", "#2a1c30"),
    ],
    hat: [
      shape("M38 30 L34 4 L48 16 L60 0 L72 16 L86 4 L82 30 Q60 22 38 30 Z", "#f2c230"),
      flat("M60 14 a3.4 3.4 0 1 0 0.1 0 z", "#d23a5a"),
      flat("M45 20 a2.4 2.4 0 1 0 0.1 0 z M75 20 a2.4 2.4 0 1 0 0.1 0 z", "#3a8fd2"),
    ],
  },
  hippocat: {
    fur: "#f4ede4",
    shade: "#bda98f",
    light: "#ffffff",
    eye: "#6fc0e0",
    eyes: "happy",
    pattern: "patch",
    room: ["#d6f5ee", "#3f9a97"],
    behind: [prop(HospitalCross, 82, 6, 32, "#ffffff", 0, 0.85), prop(HospitalCross, 2, 20, 22, "#ffffff", 0, 0.6)],
    dress: [shape("M18 104 C20 88 38 76 60 76 C82 76 100 88 102 104 Z", "#ffffff"), line("M60 84 V104", "#9fb9b8", 1.6), prop(Stethoscope, 34, 72, 44, "#38506b", 0)],
    hat: [
      shape("M34 31 C36 14 46 8 60 8 C74 8 84 14 86 31 Q60 22 34 31 Z", "#ffffff"),
      flat("M57 11 h6 v5 h5 v6 h-5 v4 h-6 v-4 h-5 v-6 h5 z", "#d8343f"),
    ],
  },
  milkula: {
    fur: "#cfd3dd",
    shade: "#8b90a3",
    light: "#f6f7fa",
    eye: "#ff5a5a",
    eyes: "sly",
    teeth: "fangs",
    room: ["#a99ad6", "#1f1638"],
    behind: [
      flat("M98 2 a15 15 0 1 0 0.1 0 z", "#f4ecc6"),
      prop(EvilBat, 76, 2, 34, "#1a1128", -8),
      shape("M10 104 L2 44 C16 52 26 60 34 74 L60 92 L86 74 C94 60 104 52 118 44 L110 104 Z", "#2a1030"),
      flat("M16 104 L10 56 C20 62 28 70 36 82 L50 104 Z M104 104 L110 56 C100 62 92 70 84 82 L70 104 Z", "#b3203c"),
    ],
    hat: [shape("M31 42 C34 28 46 25 60 25 C74 25 86 28 89 42 C82 34 70 33 60 44 C50 33 38 34 31 42 Z", "#1c1424")],
    front: [prop(MilkCarton, 84, 62, 38, "#fdfdff", 10)],
  },
  catfucius: {
    fur: "#d8cfc2",
    shade: "#9d9080",
    light: "#f7f2ea",
    eye: "#6d4c2f",
    eyes: "happy",
    room: ["#ffe6b3", "#a33b2a"],
    behind: [flat("M60 -2 a44 44 0 1 0 0.1 0 z", "#e0563c", 0.7), prop(Scroll, -8, 40, 48, "#fff3d4", -6)],
    dress: [shape("M18 104 C20 88 38 76 60 76 C82 76 100 88 102 104 Z", "#24606b"), line("M42 80 L60 96 L78 80", "#e0b23c", 3)],
    hat: [
      shape("M38 31 C38 14 48 8 60 8 C72 8 82 14 82 31 Q60 23 38 31 Z", "#1f2733"),
      shape("M56.5 4 a3.6 3.6 0 1 0 7 0 a3.6 3.6 0 1 0 -7 0 z", "#d23a3a"),
      shape("M54 68 C44 66 36 76 34 98 C42 90 52 82 57 71 Z M66 68 C76 66 84 76 86 98 C78 90 68 82 63 71 Z", "#ffffff"),
      shape("M50 75 C52 90 56 98 60 103 C64 98 68 90 70 75 Q60 80 50 75 Z", "#ffffff"),
      shape("M38 44 q8 -6 16 -1 l-1 3 q-7 -4 -14 1 z M82 44 q-8 -6 -16 -1 l1 3 q7 -4 14 1 z", "#ffffff"),
    ],
  },
  schroedinger: {
    fur: "#9aa0ad",
    shade: "#3d4152",
    light: "#e7e9ef",
    eye: "#a8f07c",
    eyes: "half_dead",
    pattern: "split",
    room: ["#c2f0e6", "#2d5c75"],
    behind: [prop(Atom, 0, 0, 40, "#ffffff", 0, 0.75), prop(Ghost, 82, 2, 34, "#ffffff", 8, 0.75)],
    pose: "translate(6 -4) scale(0.9)",
    front: [
      shape("M8 70 L24 60 H34 L28 72 Z M112 70 L96 60 H86 L92 72 Z", "#a8743d"),
      shape("M10 72 H110 L106 104 H14 Z", "#c9965a"),
      line("M60 72 V104", "#8f6230", 1.6),
      flat("M24 82 q6 -6 10 0 q4 6 -3 8 v3 M31 97 v2", "none"),
      line("M82 80 l8 8 M90 80 l-8 8 M26 84 q4 -6 8 -1 q3 5 -3 7 v3", "#6b4520", 2.4),
    ],
  },
  catastrophe: {
    fur: "#3b3540",
    shade: "#221e27",
    light: "#7d7485",
    eye: "#fff0a0",
    eyes: "panic",
    room: ["#ffd65c", "#c2401c"],
    behind: [prop(Explosion, -14, -22, 148, "#fff3b0", 0, 0.85)],
    hat: [line("M34 30 l-8 -6 M42 24 l-5 -9 M50 22 l-2 -9 M60 21 v-10 M70 22 l2 -9 M78 24 l5 -9 M86 30 l8 -6", "#3b3540", 3.2)],
    front: [
      shape("M2 100 L4 80 L14 72 L20 82 L30 78 L28 100 Z", "#5aa7c9"),
      shape("M90 100 L92 84 L104 74 L110 84 L118 82 L116 100 Z", "#5aa7c9"),
      line("M6 90 q8 4 20 0 M94 92 q10 4 20 0", "#ffffff", 2),
    ],
  },
  necromeowncer: {
    fur: "#4d4a63",
    shade: "#2f2c42",
    light: "#8a86a8",
    eye: "#7dffb2",
    eyes: "glow",
    room: ["#7fd6a8", "#1d1b33"],
    behind: [prop(SkullStaff, 78, 10, 62, "#e8e0c8", 10), prop(Ghost, -2, 10, 34, "#c9ffe2", -10, 0.6)],
    dress: [shape("M14 104 C16 86 34 76 60 76 C86 76 104 86 106 104 Z", "#271f3a")],
    hat: [
      shape("M24 68 C12 30 36 4 60 2 C84 4 108 30 96 68 L90 66 C94 42 82 32 60 32 C38 32 26 42 30 66 Z", "#33284d"),
      shape("M30 22 Q26 8 28 -2 Q40 4 48 12 Z M90 22 Q94 8 92 -2 Q80 4 72 12 Z", "#33284d"),
      flat("M60 12 l3 5 l5 1 l-4 4 l1 5 l-5 -2 l-5 2 l1 -5 l-4 -4 l5 -1 z", "#7dffb2"),
    ],
  },
  duplicat: {
    fur: "#d9a25f",
    shade: "#9a6a30",
    light: "#fbe6c6",
    eye: "#7fb8ff",
    eyes: "round",
    pattern: "tabby",
    room: ["#cfe3ff", "#4a5fa8"],
    pose: "translate(-10 18) scale(0.78)",
    twin: { pose: "translate(130 18) scale(-0.78 0.78)", opacity: 1 },
    behind: [line("M60 4 V24 M60 30 V44", "#ffffff", 2)],
    hat: [shape("M48 26 C50 14 70 14 72 26 Q60 20 48 26 Z", "#3d63b8"), shape("M56 12 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 z", "#ffffff")],
  },
}

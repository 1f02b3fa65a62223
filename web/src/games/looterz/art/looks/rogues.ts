/** Looks of those who came for the money. */
import Catapult from "~icons/game-icons/catapult"
import Coins from "~icons/game-icons/coins"
import Gavel from "~icons/game-icons/gavel"
import Juggler from "~icons/game-icons/juggling-clubs"
import Megaphone from "~icons/game-icons/megaphone"
import Papers from "~icons/game-icons/papers"
import Rose from "~icons/game-icons/rose"
import Stamper from "~icons/game-icons/stamper"
import Violin from "~icons/game-icons/violin"
import { flat, line, prop, shape, type Look } from "../look"

const HEART = "c-9 -6 -11 -13 -6 -16 q4 -2 6 3 q2 -5 6 -3 c5 3 3 10 -6 16 z"

export const ROGUES: Record<string, Look> = {
  ducat: {
    fur: "#f2c230",
    shade: "#b9850f",
    light: "#ffeaa0",
    eye: "#fffbe6",
    eyes: "happy",
    room: ["#fff3c2", "#b07a16"],
    behind: [
      shape("M60 -4 a55 55 0 1 0 0.1 0 z", "#d9a11c", 2.4),
      shape("M60 3 a48 48 0 1 0 0.1 0 z", "#ffd95a", 1.6),
      line("M16 30 l6 3 M12 50 h7 M16 72 l6 -3 M104 30 l-6 3 M108 50 h-7 M104 72 l-6 -3", "#b07a16", 2.4),
    ],
    hat: [shape("M53 29 l2 -9 l5 6 l5 -6 l2 9 z", "#e8a71e")],
  },
  puss_in_loots: {
    fur: "#e08a35",
    shade: "#a85c18",
    light: "#fde3b9",
    eye: "#8fe07c",
    eyes: "sly",
    pattern: "tabby",
    room: ["#f2b8a0", "#7a2a3c"],
    behind: [line("M112 96 L92 40 M86 46 l12 -5", "#e6e9f0", 3)],
    dress: [shape("M18 104 C20 90 34 80 46 80 L60 92 L74 80 C86 80 100 90 102 104 Z", "#7b1f33"), shape("M48 82 L60 94 L72 82 L66 78 H54 Z", "#f6ead2")],
    hat: [
      shape("M8 38 C22 24 34 22 40 24 C40 8 50 0 62 0 C76 0 82 10 82 24 C92 22 102 28 112 36 C92 36 78 30 60 31 C42 32 26 40 8 38 Z", "#3b2a44"),
      shape("M40 24 Q60 16 82 24 L82 29 Q60 22 40 29 Z", "#e0b23c"),
      shape("M78 24 C84 2 100 -4 116 2 C106 6 102 12 96 16 C90 20 84 22 78 26 Z", "#f4f0e6"),
    ],
    front: [
      shape("M2 100 C-2 80 8 72 16 70 L12 62 L24 62 L22 70 C34 74 40 88 34 100 Z", "#a7783f"),
      line("M11 70 h15", "#5e3c17", 2),
      shape("M10 88 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 z", "#ffd24a"),
    ],
  },
  advocat: {
    fur: "#5a4a46",
    shade: "#3c302d",
    light: "#c9b5aa",
    eye: "#f0d070",
    eyes: "sly",
    room: ["#d9c2a0", "#5b3a2c"],
    behind: [prop(Gavel, 74, 30, 56, "#4a2a18", 0)],
    dress: [shape("M18 104 C20 88 38 76 60 76 C82 76 100 88 102 104 Z", "#1f1b26"), shape("M52 78 h16 l5 26 h-10 l-3 -12 l-3 12 h-10 z", "#fffaf0")],
    hat: [
      shape("M24 66 C14 62 14 50 20 46 C14 38 20 28 28 29 C28 18 40 14 46 18 C50 10 70 10 74 18 C80 14 92 18 92 29 C100 28 106 38 100 46 C106 50 106 62 96 66 C90 66 88 58 90 50 C90 38 78 34 60 34 C42 34 30 38 30 50 C32 58 30 66 24 66 Z", "#f5efe2"),
      line("M30 34 q6 -6 12 -2 M46 26 q6 -5 12 -1 M62 25 q6 -4 12 1 M78 32 q6 -4 12 2 M22 46 q4 4 8 1 M98 46 q-4 4 -8 1 M22 57 q4 3 7 0 M98 57 q-4 3 -7 0", "#b7a98f", 1.6),
    ],
  },
  al_catpone: {
    fur: "#8d8f98",
    shade: "#5f616b",
    light: "#dcdde2",
    eye: "#ffcf5c",
    eyes: "sleepy",
    pattern: "mask",
    room: ["#c5b37c", "#31302a"],
    behind: [flat("M0 0 h120 v100 h-120 z", "#1c1a18", 0.2), prop(Violin, -6, 36, 60, "#6d3514", -8)],
    dress: [
      shape("M16 104 C18 88 36 76 60 76 C84 76 102 88 104 104 Z", "#2b2f3f"),
      shape("M48 80 L60 104 L72 80 Z", "#f7f3e8"),
      shape("M57 86 h6 l3 18 h-12 z", "#b3273a"),
      line("M26 92 v12 M36 86 v18 M84 86 v18 M94 92 v12", "#59607a", 1.2),
    ],
    hat: [
      shape("M14 40 C26 30 44 30 60 30 C76 30 94 30 106 40 C96 45 80 40 60 40 C40 40 24 45 14 40 Z", "#4a4f63"),
      shape("M34 33 C34 12 44 4 60 10 C76 4 86 12 86 33 Q60 24 34 33 Z", "#4a4f63"),
      shape("M34 33 Q60 23 86 33 L86 27 Q60 17 34 27 Z", "#17181f"),
    ],
  },
  syndicat: {
    fur: "#b98a62",
    shade: "#7f5837",
    light: "#ecd6bd",
    eye: "#9be08a",
    eyes: "angry",
    pattern: "patch",
    room: ["#f29b7d", "#8a1f28"],
    behind: [
      flat("M0 100 L18 0 h16 L30 100 z M52 100 L56 0 h12 L70 100 z M92 100 L88 0 h16 L120 100 z", "#ffd8a8", 0.25),
      prop(Megaphone, 70, 34, 56, "#fff1d6", -14),
    ],
    dress: [shape("M20 104 C22 88 40 76 60 76 C80 76 98 88 100 104 Z", "#2f4f7d"), shape("M44 78 L60 90 L76 78 L70 96 L60 88 L50 96 Z", "#c8313b")],
    hat: [
      shape("M22 36 C20 16 42 8 64 10 C86 12 100 22 98 34 C80 28 50 26 22 36 Z", "#574b42"),
      shape("M20 37 C36 28 56 28 70 30 C60 36 40 42 22 44 C18 43 18 39 20 37 Z", "#3e352e"),
      flat("M60 15 l2.6 5.4 l6 0.8 l-4.3 4.1 l1 5.9 l-5.3 -2.8 l-5.3 2.8 l1 -5.9 l-4.3 -4.1 l6 -0.8 z", "#e3b23c"),
    ],
  },
  catapult: {
    fur: "#f1e7d8",
    shade: "#b9a58b",
    light: "#ffffff",
    eye: "#8ed2ff",
    eyes: "panic",
    room: ["#bfe6ff", "#4d8cc2"],
    behind: [
      flat("M0 26 q10 -10 20 -2 q12 -8 20 4 h-40 z M84 18 q8 -8 16 -2 q12 -6 20 6 h-36 z", "#ffffff", 0.8),
      prop(Catapult, -2, 44, 62, "#5f3d1f"),
      line("M38 62 q20 -34 44 -40", "#ffffff", 1.6),
    ],
    pose: "translate(34 -4) rotate(16 60 50) scale(0.8)",
    hat: [
      shape("M28 48 C26 24 40 14 60 14 C80 14 94 24 92 48 C88 40 84 36 78 36 Q60 30 42 36 C36 36 32 40 28 48 Z", "#8a5a34"),
      shape("M28 46 q-4 18 6 22 q4 -10 2 -20 z M92 46 q4 18 -6 22 q-4 -10 -2 -20 z", "#8a5a34"),
      line("M36 36 Q60 26 84 36", "#4b2d14", 3),
    ],
  },
  bureaucat: {
    fur: "#a9a39c",
    shade: "#7b756e",
    light: "#e6e1da",
    eye: "#fffbe8",
    eyes: "sleepy",
    room: ["#d8dfc8", "#5d6b56"],
    behind: [prop(Papers, -6, 28, 46, "#fffdf4"), prop(Stamper, 78, 34, 48, "#6a3a22")],
    dress: [shape("M18 104 C20 88 38 76 60 76 C82 76 100 88 102 104 Z", "#5c6773"), shape("M50 80 L60 100 L70 80 Z", "#ffffff"), shape("M57 84 h6 l4 20 h-14 z", "#8a2f3a")],
    hat: [
      line("M34 50 a12 11 0 1 0 24 0 a12 11 0 1 0 -24 0 z M62 50 a12 11 0 1 0 24 0 a12 11 0 1 0 -24 0 z M58 48 q2 -2 4 0 M34 48 l-6 -3 M86 48 l6 -3", "#2a1c30", 2.4),
      shape("M78 30 l22 -16 l4 4 l-20 18 z", "#f0b53a"),
      flat("M52 29 q8 -6 16 0 q-2 -4 -8 -5 q-6 1 -8 5 z", "#5f5a54"),
    ],
  },
  catsanova: {
    fur: "#2f2730",
    shade: "#191419",
    light: "#f3e8e4",
    eye: "#a6e06e",
    eyes: "hearts",
    room: ["#f7a8bc", "#7c1f4a"],
    behind: [
      flat(`M16 34 ${HEART} M104 26 ${HEART} M22 72 ${HEART} M102 66 ${HEART}`, "#e23b5a", 0.85),
    ],
    dress: [shape("M20 104 C22 88 40 76 60 76 C80 76 98 88 100 104 Z", "#6c1d55"), shape("M46 78 q7 8 14 2 q7 6 14 -2 l4 12 q-8 6 -18 0 q-10 6 -18 0 z", "#fffaf2")],
    hat: [shape("M56 66 C50 62 44 66 40 62 C42 70 50 73 57 69 Z M64 66 C70 62 76 66 80 62 C78 70 70 73 63 69 Z", "#140f14")],
    front: [prop(Rose, 62, 60, 38, "#c2183c", 24)],
  },
  acrocat: {
    fur: "#f0e6da",
    shade: "#c99a5d",
    light: "#ffffff",
    eye: "#7ed0c0",
    eyes: "happy",
    pattern: "patch",
    room: ["#ffe08a", "#b5304a"],
    behind: [
      flat("M60 -10 L-20 40 V0 H10 Z M60 -10 L20 -20 L-10 100 L24 100 Z M60 -10 L52 100 H78 Z M60 -10 L110 100 H136 V60 Z", "#c93b50", 0.55),
      line("M26 0 V14 M94 0 V14", "#6b4a2a", 1.8),
      line("M22 14 H98", "#7a5230", 4),
    ],
    pose: "rotate(180 60 50) translate(0 -8)",
    dress: [shape("M20 104 C22 88 40 76 60 76 C80 76 98 88 100 104 Z", "#3a62b8"), flat("M34 92 l5 4 l-2 -6 z M60 88 l5 5 l-1 -7 z M84 92 l3 5 l2 -7 z", "#ffe08a")],
    hat: [shape("M38 82 q4 -6 11 -2 q6 -6 11 -1 q6 -5 11 1 q7 -4 11 2 l-4 8 q-18 6 -36 0 z", "#ffffff")],
    front: [prop(Juggler, -4, 62, 38, "#2a4a96", -12)],
  },
  caterfield: {
    fur: "#f08a24",
    shade: "#b85a0c",
    light: "#ffd99a",
    eye: "#fffbe8",
    eyes: "sleepy",
    pattern: "tabby",
    wide: true,
    room: ["#ffe3b0", "#a8552c"],
    behind: [prop(Coins, 84, 62, 34, "#c98a1a", 0, 0.6)],
    dress: [shape("M6 104 C6 84 30 76 60 76 C90 76 114 84 114 104 Z", "#f08a24"), flat("M30 104 C32 92 46 86 60 86 C74 86 88 92 90 104 Z", "#ffd99a")],
    front: [
      shape("M84 88 C78 76 88 64 102 66 C116 68 118 84 108 92 C100 98 90 96 84 88 Z", "#b0622a"),
      shape("M84 88 L72 97 q-5 -2 -4 3 q0 5 6 3 q4 3 5 -3 L89 92 Z", "#fff4de"),
      line("M96 72 q8 0 10 7", "#e2a066", 2.4),
    ],
  },
}

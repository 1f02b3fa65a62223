/** How each seat is told apart: a number, a shape and a colour, never a colour alone. */

export type Shape = "triangle" | "drop" | "square" | "diamond" | "hexagon" | "star" | "heart" | "cross"

export interface PlayerMark {
  seat: number
  number: number
  shape: Shape
  /** Fill of a piece; the same on both themes. `ink` on it has a contrast of at least 4.5. */
  colour: string
  ink: string
  /** Outline that separates the piece from any board. */
  rim: string
  /** CSS variable with a text colour of this player, AA on the theme's surfaces. */
  text: string
  /** SVG path of the shape in a 24 by 24 box. */
  path: string
}

const SHAPES: Record<Shape, string> = {
  triangle: "M12 2.5 22 20.5H2Z",
  drop: "M12 1.8C15.8 6.9 19 10.5 19 14.8a7 7 0 0 1-14 0C5 10.5 8.2 6.9 12 1.8Z",
  square: "M4.5 3.5h15a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Z",
  diamond: "M12 1.5 21.5 12 12 22.5 2.5 12Z",
  hexagon: "M6.8 2.8h10.4L22.4 12l-5.2 9.2H6.8L1.6 12Z",
  star: "M12 1.6 15.1 8.4 22.5 9.3 17 14.4 18.5 21.8 12 18.1 5.5 21.8 7 14.4 1.5 9.3 8.9 8.4Z",
  heart: "M12 21.6C5.2 16.4 1.6 12.8 1.6 8.4A5.6 5.6 0 0 1 12 5.4 5.6 5.6 0 0 1 22.4 8.4C22.4 12.8 18.8 16.4 12 21.6Z",
  cross: "M8.4 2h7.2v6.4H22v7.2h-6.4V22H8.4v-6.4H2V8.4h6.4Z",
}

const KINDS: [Shape, string, string, string][] = [
  ["triangle", "#8d5bd6", "#ffffff", "#3b1f6b"],
  ["drop", "#f08a2c", "#2a1400", "#7a3c00"],
  ["square", "#3fa45b", "#04160a", "#0d4a21"],
  ["diamond", "#cf3a3a", "#ffffff", "#5c0f0f"],
  ["hexagon", "#3f7fd6", "#ffffff", "#123a73"],
  ["star", "#f2cf3b", "#2b2200", "#7a6200"],
  ["heart", "#f4efe6", "#2b2420", "#7d6f62"],
  ["cross", "#2e2a2b", "#f6efe2", "#b9a88f"],
]

export const PLAYER_MARKS: PlayerMark[] = KINDS.map(([shape, colour, ink, rim], seat) => ({
  seat,
  number: seat + 1,
  shape,
  colour,
  ink,
  rim,
  text: `var(--player-${seat + 1})`,
  path: SHAPES[shape],
}))

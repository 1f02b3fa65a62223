/** What a cat looks like: everything that tells one Looter from another at a glance. */
import type { Component } from "svelte"
import type { SVGAttributes } from "svelte/elements"

export type Icon = Component<SVGAttributes<SVGSVGElement>>

/** A shape of our own, in the picture's 120 x 100 units. */
export interface Shape {
  d: string
  fill: string
  /** Width of the ink line round it; 0 for none. */
  ink?: number
  /** Colour of the line, where it is not ink. */
  stroke?: string
  opacity?: number
}

/** An icon from the library, put somewhere and turned. */
export interface Prop {
  icon: Icon
  x: number
  y: number
  size: number
  turn?: number
  fill: string
  opacity?: number
}

export type Piece = Shape | Prop

export type Eyes =
  | "round"
  | "angry"
  | "sleepy"
  | "sly"
  | "happy"
  | "lashes"
  | "panic"
  | "glow"
  | "hearts"
  | "half_dead"
  | "hidden"

export type Pattern = "plain" | "tabby" | "mask" | "patch" | "split" | "stone" | "stitched"

export interface Look {
  fur: string
  shade: string
  light: string
  eye: string
  eyes: Eyes
  pattern?: Pattern
  /** Colours of the room, middle and edge. */
  room: [string, string]
  behind?: Piece[]
  /** Over the body, under the head. */
  dress?: Piece[]
  /** Over the head: hats, masks, beards. */
  hat?: Piece[]
  front?: Piece[]
  /** An SVG transform of the whole cat. */
  pose?: string
  /** A second cat, drawn behind the first with this transform. */
  twin?: { pose: string; opacity: number }
  ears?: "cat" | "rat" | "none"
  teeth?: "fangs" | "buck"
  /** A round face, for those who eat well. */
  wide?: boolean
}

export const INK = "#2a1c30"

export function isProp(piece: Piece): piece is Prop {
  return "icon" in piece
}

/** A shape with the usual ink line. */
export function shape(d: string, fill: string, ink = 1.8): Shape {
  return { d, fill, ink }
}

/** A shape without a line. */
export function flat(d: string, fill: string, opacity = 1): Shape {
  return { d, fill, ink: 0, opacity }
}

/** A line alone. */
export function line(d: string, stroke: string, width = 1.8): Shape {
  return { d, fill: "none", ink: width, stroke }
}

export function prop(icon: Icon, x: number, y: number, size: number, fill: string, turn = 0, opacity = 1): Prop {
  return { icon, x, y, size, fill, turn, opacity }
}

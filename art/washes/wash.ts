/** Point of a picture: a thousand units are its width. */
export type Point = readonly [x: number, y: number];

/** One layer of paint on paper, in the units of its picture. */
export interface Wash {
  /** Path data of what is covered, or markup of shapes that are filled white. */
  readonly d: string;
  /** The color that a single coat lets through; of gouache, the color that it has. */
  readonly color: string;
  /** Coats: 1 lets `color` through, 2 its square. */
  readonly depth?: number;
  /** How far the edge strays, in units. */
  readonly rough?: number;
  /** How far the paint has run into wet paper, in units. */
  readonly soft?: number;
  /** How much pigment has settled at the edge (0 to 1), and in how broad a line. */
  readonly rim?: number;
  readonly rimWidth?: number;
  /** How much of the pigment lies in the hollows of the paper. */
  readonly grain?: number;
  /** How unevenly it has dried. */
  readonly mottle?: number;
  /** From 0 to 1: a brush so dry that it only touches what is high. */
  readonly dry?: number;
  /** Thickness of the coat at a point, from 0. */
  readonly flow?: (x: number, y: number) => number;
  /** Lies on what is below instead of letting it through. */
  readonly gouache?: boolean;
  /** Takes paint off instead of laying it on: a damp brush. */
  readonly lift?: boolean;
  /** A stroke of a pencil with this width, in place of paint. */
  readonly pencil?: number;
}

/** A page of paper: its proportions and what was laid on it, in this order. */
export interface Sheet {
  /** Height, where the width is a thousand. */
  readonly height: number;
  /** How many times finer paper and edges are: of a long sheet, which stands further away. */
  readonly fine?: number;
  readonly washes: readonly Wash[];
}

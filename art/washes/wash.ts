/** Point of a picture: a thousand units are its width. */
export type Point = readonly [x: number, y: number];

/** One layer of paint on paper, in the units of its picture. */
export interface Wash {
  /** Path data of the covered area, or markup of shapes that are filled white. */
  readonly d: string;
  /** The color that a single coat lets through; of gouache, the color that it has. */
  readonly color: string;
  /** Coats: 1 lets `color` through, 2 its square. */
  readonly depth?: number;
  /** Roughness of the edge, in units. */
  readonly rough?: number;
  /** Distance that the paint has run into wet paper, in units. */
  readonly soft?: number;
  /** Share of pigment that has settled at the edge (0 to 1), and the width of that line. */
  readonly rim?: number;
  readonly rimWidth?: number;
  /** Share of the pigment in the hollows of the paper. */
  readonly grain?: number;
  /** Unevenness of the dried paint. */
  readonly mottle?: number;
  /** Dryness of the brush, 0 to 1: a dry brush only touches the high parts of the paper. */
  readonly dry?: number;
  /** Thickness of the coat at a point, from 0. */
  readonly flow?: (x: number, y: number) => number;
  /** Covers the paint below instead of letting it through. */
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
  /** Factor by which paper and edges are finer: for a long sheet, which stands further away. */
  readonly fine?: number;
  readonly washes: readonly Wash[];
}

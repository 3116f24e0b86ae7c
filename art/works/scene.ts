/** Photographed spot of a page: a selector, or `top`, and the points below its edge: `#menu+120`. */
export type Spot = string;

/** A piece of a page that lies on the board, in units of the board. */
export interface Slab {
  readonly at: Spot;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** Left out of phones: a phone is as tall as its screen. */
  readonly h?: number;
  /** Degrees that it lies askew. */
  readonly turn?: number;
  /** Units that it stands above the board: its shadow grows with it. */
  readonly lift?: number;
  /** The window that the page was opened in; left out: 1440, of phones 390. */
  readonly from?: number;
}

/** Viewpoint of a board: degrees about its axes, and nearness. Left out: straight from above. */
export interface Camera {
  readonly x: number;
  readonly y?: number;
  readonly z: number;
  readonly near?: number;
}

/** A board with pieces of a page on it. */
export interface Scene {
  /** Color of the theme, by its token. */
  readonly ground: string;
  readonly slabs: readonly Slab[];
  readonly camera?: Camera;
  /** Body of the phones; left out: dark. */
  readonly body?: 'dark' | 'light';
  /** Content of the picture in a person's words, after the name of the firm. */
  readonly shows: string;
  readonly focus?: readonly [x: number, y: number];
}

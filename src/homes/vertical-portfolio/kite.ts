import type { PictureName } from '../../media/pictures.ts';
import type { KiteSpec } from './pull.ts';

/** Position of a kite across the edge of two slides. */
export interface Hang {
  /** Middle of its picture, percent of the slide's width. */
  x: number;
  /** Width of its picture, percent of the window's height; at most `most` percent of the slide's width. */
  wide: number;
  most: number;
  /** Share of its picture above the edge, percent. */
  split: number;
  /** Half of its height without tails, as a share of the picture's width. */
  half: number;
  /** Point where the legs of its bridle meet, in widths of the picture: from its left side, and below the edge. */
  tow: readonly [x: number, y: number];
  /** Point where the line from above is tied on, behind the cloth: from its picture's left side, and above the edge. */
  tie: readonly [x: number, y: number];
}

/** One kite and the slide about it. */
export interface Kite {
  /** In the address, and in the names of its colors. */
  id: string;
  title: string;
  /** Meaning of the word on Hatteras Island. */
  meaning: string;
  story: string;
  /** Cloth, frame, size and weight, in one or two sentences. */
  facts: string;
  price: string;
  /** Availability: finished, sold or made to order. */
  stock: string;
  picture: PictureName;
  hang: Hang;
  /** Side of the slide for its text. */
  side: 'left' | 'right';
  /** Its outline on a ground of 24 by 24. */
  mark: string;
  /** Its sticks, and the shapes sewn onto it, on the same ground. */
  ribs: string;
  layer: string;
  /** Feet from tip to tip, the longer way. */
  span: number;
  spec: KiteSpec;
}

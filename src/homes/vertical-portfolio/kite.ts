import type { PictureName } from '../../media/pictures.ts';
import type { Wing } from './pull.ts';

/** Position of a kite across the edge of two slides. */
export interface Hang {
  /** Middle of her picture, percent of the slide's width. */
  x: number;
  /** Width of her picture, percent of the window's height; at most `most` percent of the slide's width. */
  wide: number;
  most: number;
  /** Share of her picture above the edge, percent. */
  split: number;
  /** Half of her height without tails, as a share of the picture's width. */
  half: number;
  /** Point where the legs of her bridle meet, in widths of the picture: from its left side, and below the edge. */
  tow: readonly [x: number, y: number];
  /** Point where the line from above is tied on, behind the cloth: from her picture's left side, and above the edge. */
  tie: readonly [x: number, y: number];
}

/** One kite and the slide about her. */
export interface Kite {
  /** In the address, and in the names of her colors. */
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
  /** Side of the slide for her text. */
  side: 'left' | 'right';
  /** Her outline on a ground of 24 by 24. */
  mark: string;
  /** Her sticks, and the shapes sewn onto her, on the same ground. */
  ribs: string;
  layer: string;
  /** Feet from tip to tip, the longer way. */
  span: number;
  wing: Wing;
}

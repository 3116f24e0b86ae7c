import type { PictureName } from '../../media/pictures.ts';
import type { KiteSpec } from './pull.ts';

/** Position of a kite across the edge of two slides. */
export interface HangPosition {
  /** Center of its picture, in percent of the slide's width. */
  x: number;
  /** Width of its picture, in percent of the window's height. */
  width: number;
  /** Maximum of that width, in percent of the slide's width. */
  maxWidth: number;
  /** Share of its picture above the edge, percent. */
  shareAbove: number;
  /** Half of its height without tails, as a share of the picture's width. */
  halfHeight: number;
  /** Point where its bridle lines meet, in widths of the picture: from its left side, and below the edge. */
  tow: readonly [x: number, y: number];
  /** Point where the line from above is attached, in widths of the picture: from its left side, and above the edge. */
  tie: readonly [x: number, y: number];
}

/** Kite with the texts of its slide. */
export interface Kite {
  /** Hash in the URL, and part of its colors' names. */
  id: string;
  title: string;
  /** Meaning of its name. */
  meaning: string;
  story: string;
  /** Cloth, frame, size and weight, in one or two sentences. */
  facts: string;
  price: string;
  /** Availability: finished, sold or made to order. */
  stock: string;
  picture: PictureName;
  hang: HangPosition;
  /** Side of the slide for its text. */
  side: 'left' | 'right';
  /** Path of its outline, 24 by 24 units. */
  iconPath: string;
  /** Paths of its sticks. */
  stickPaths: string;
  /** Paths of the shapes sewn onto it. */
  patchPaths: string;
  /** Longest dimension in feet. */
  span: number;
  spec: KiteSpec;
}

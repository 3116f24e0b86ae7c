import type { Scene, Spot } from './scene.ts';

/** The page at four widths, side by side. */
export interface Widths {
  /** A colour of the look, by its token. */
  readonly ground: string;
  /** Pages hang from a rail, or begin under one measured line. */
  readonly from: 'rail' | 'line';
  /** From left to right. */
  readonly order: readonly number[];
  readonly shape: readonly [width: number, height: number];
  /** Pages whose first screen says little begin further down. */
  readonly at?: Spot;
}

/** A sheet of paper with how the page was made. */
export interface Sheet {
  readonly arrangement: 'strips' | 'letters' | 'fold' | 'back' | 'section';
  /** The wall that it is pinned to, and its paper: tokens of the look. */
  readonly wall: string;
  readonly paper: string;
  /** Of the paper's ink and of its one mark. */
  readonly ink: string;
  readonly mark: string;
  readonly fixed: 'pins' | 'tape' | 'clip';
  /** Degrees. */
  readonly turn: number;
  /** The page stands at the right instead of the left. */
  readonly mirrored?: boolean;
  /** A pair of letters that shows what the face can do. */
  readonly letters: string;
  /** Drawn large, where the arrangement draws one section. */
  readonly section?: Spot;
  /** Notes in the margin, each to a section. */
  readonly notes: readonly { readonly at: Spot; readonly text: string }[];
}

/** The four pictures of one work. */
export interface Work {
  readonly screen: Scene;
  readonly phones: Scene;
  readonly sheet: Sheet;
  readonly widths: Widths;
}

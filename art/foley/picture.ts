import type { PictureSource } from '../picture-source.ts';

/** A picture of the page of the foley artist: its row in the manifest, and its shape. */
type FoleyRow = PictureSource & { readonly width: number; readonly height: number };

/** Painted by code, three bytes a pixel. */
export type PaintedPicture = FoleyRow & {
  /** Painted so many times as large and then made smaller, where one look a pixel would leave steps. */
  readonly finer?: number;
  readonly paint: (width: number, height: number) => Uint8Array;
};

/** A part of another one, for phones: left, top, width and height of it as shares of the whole. */
export type CutPicture = FoleyRow & {
  readonly from: string;
  readonly part: readonly [left: number, top: number, width: number, height: number];
};

export type FoleyPicture = PaintedPicture | CutPicture;

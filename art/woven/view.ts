import type { PictureSource } from '../picture-source.ts';
import type { Fold, Lamp } from './light.ts';
import type { Drafter } from './nights/draft.ts';

/** A cloth before a camera, from edge to edge of the frame. */
export interface ClothView {
  readonly draft: Drafter;
  /** Warp threads from edge to edge. */
  readonly ends: number;
  readonly folds: readonly Fold[];
  readonly lamp: Lamp;
}

/** A picture of cloth: its row in the manifest, its shape, and its pixels, three bytes each. */
export type WovenPicture = PictureSource & {
  readonly width: number;
  readonly height: number;
  readonly paint: (width: number, height: number) => Uint8Array;
};

/** Words of a picture for a phone, which shows the same from nearer. */
export const fromNearer = (alt: string): string =>
  `From nearer: ${alt.charAt(0).toLowerCase()}${alt.slice(1)}`;

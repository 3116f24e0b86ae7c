import type { PictureSource } from '../picture-source.ts';

/** A picture of steel engraving: its row in the manifest, its shape, and its pixels. */
export type BurinPicture = PictureSource & {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel where the ground is transparent, else three. */
  readonly paint: (width: number, height: number) => Promise<Uint8Array>;
};

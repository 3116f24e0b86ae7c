import type { PictureSource } from '../picture-source.ts';
import type { Print } from './plate.ts';
import type { Scene } from './scene.ts';

/** A picture that is bitten into a plate: its row in the manifest, its shape, its scene and its print. */
export type BittenPicture = PictureSource & {
  readonly width: number;
  readonly height: number;
  /** Looks a pixel, a square number. */
  readonly looks: number;
  readonly build: () => Promise<Scene>;
  readonly print: Print;
};

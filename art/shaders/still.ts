import type { PictureSource } from '../picture-source.ts';
import type { Lettering } from './canvas.ts';

/** A picture that one home alone shows: its row in the manifest, its size in pixels, its shader. */
export type Still = PictureSource & {
  readonly width: number;
  readonly height: number;
  readonly source: string;
  /** Moment of a film, 0 to 1; left out: its first. */
  readonly time?: number;
  readonly lettering?: Lettering;
};

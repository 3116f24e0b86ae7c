import type { PictureSource } from '../picture-source.ts';
import { draped } from './draped.ts';

/** Pictures of what hangs: their rows without how they are made. */
export const drapedPictures: readonly PictureSource[] = draped.map(
  ({ width: _width, height: _height, made: _made, ...row }) => row,
);

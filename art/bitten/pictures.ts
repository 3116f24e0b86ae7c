import type { PictureSource } from '../picture-source.ts';
import { bitten } from './bitten.ts';

/** Pictures of plates: their rows without how they are bitten. */
export const bittenPictures: readonly PictureSource[] = bitten.map(
  ({ width: _width, height: _height, looks: _looks, build: _build, print: _print, ...row }) => row,
);

import type { PictureSource } from '../picture-source.ts';
import { burinPictures as burin } from './burin.ts';

/** Pictures of steel engraving: their rows without how they are painted. */
export const burinPictures: readonly PictureSource[] = burin.map(
  ({ width: _width, height: _height, paint: _paint, ...row }) => row,
);

import type { PictureSource } from '../picture-source.ts';
import { woven } from './woven.ts';

/** Pictures of cloth: their rows without how they are painted. */
export const wovenPictures: readonly PictureSource[] = woven.map(
  ({ width: _width, height: _height, paint: _paint, ...row }) => row,
);

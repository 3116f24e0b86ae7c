import type { PictureSource } from '../picture-source.ts';
import { kitePaintings } from './paintings.ts';

/** Pictures of kites: their rows without how they are painted. */
export const kitePictures: readonly PictureSource[] = kitePaintings.map(
  ({ width: _width, height: _height, paint: _paint, ...row }) => row,
);

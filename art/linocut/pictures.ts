import type { PictureSource } from '../picture-source.ts';
import { linocuts } from './linocuts.ts';

/** Linocuts: their rows without how they are made. */
export const linocutPictures: readonly PictureSource[] = linocuts.map(
  ({ width: _width, height: _height, make: _make, ...row }) => row,
);

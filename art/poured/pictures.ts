import type { PictureSource } from '../picture-source.ts';
import { pouredPainted, pouredTraced } from './poured.ts';

/** Pictures of cement tiles: their rows without how they are made. */
export const pouredPictures: readonly PictureSource[] = [
  ...pouredTraced.map(
    ({ width: _width, height: _height, camera: _camera, build: _build, print: _print, ...row }) => {
      const { quality: _quality, ...source } = row;
      return source;
    },
  ),
  ...pouredPainted.map(({ width: _width, height: _height, paint: _paint, ...row }) => row),
];

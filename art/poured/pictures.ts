import type { PictureSource } from '../picture-source.ts';
import { pouredPainted, pouredTraced } from './poured.ts';

/** Pictures of cement tiles: their rows without how they are made. */
export const pouredPictures: readonly PictureSource[] = [
  ...pouredTraced.map(
    ({
      width: _width,
      height: _height,
      camera: _camera,
      build: _build,
      tracing: _tracing,
      print: _print,
      ...row
    }) => row,
  ),
  ...pouredPainted.map(({ width: _width, height: _height, paint: _paint, ...row }) => row),
];

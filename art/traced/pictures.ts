import type { PictureSource } from '../picture-source.ts';
import { stillRuns } from './still-runs/pictures.ts';

/** Pictures that are traced ray by ray: their rows without how they are made. */
export const tracedPictures: readonly PictureSource[] = stillRuns.map(
  ({ width: _width, height: _height, camera: _camera, build: _build, print: _print, ...row }) => {
    const { tracing: _tracing, ...source } = row;
    return source;
  },
);

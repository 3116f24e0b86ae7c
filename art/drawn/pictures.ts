import type { PictureSource } from '../picture-source.ts';
import { drawings } from './drawings.ts';

/** Pictures drawn by code: their rows without how they are drawn. */
export const drawnPictures: readonly PictureSource[] = drawings.map(
  ({ width: _width, height: _height, scale: _scale, markup: _markup, ...source }) => source,
);

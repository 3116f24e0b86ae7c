import type { PictureSource } from '../picture-source.ts';
import { washed } from './washed.ts';

/** Pages of water color: their rows without how they are painted. */
export const washedPictures: readonly PictureSource[] = washed.map(
  ({ sheet: _sheet, crop: _crop, width: _width, ...row }) => row,
);

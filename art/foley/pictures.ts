import type { PictureSource } from '../picture-source.ts';
import { foley } from './foley.ts';

/** Films and benches: their rows without how they are made. */
export const foleyPictures: readonly PictureSource[] = foley.map((picture) => {
  const { width: _width, height: _height, ...rest } = picture;
  if ('from' in rest) {
    const { from: _from, part: _part, ...row } = rest;
    return row;
  }
  const { finer: _finer, paint: _paint, ...row } = rest;
  return row;
});

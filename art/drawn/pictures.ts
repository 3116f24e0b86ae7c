import type { PictureSource } from '../picture-source.ts';
import { drawings } from './drawings.ts';

/** Pictures drawn by code: their rows without how they are drawn. */
export const drawnPictures: readonly PictureSource[] = drawings.map((drawing) => {
  const { width: _width, height: _height, ...rest } = drawing;
  if ('sheets' in rest) {
    const { sheets: _sheets, ground: _ground, ...source } = rest;
    return source;
  }
  const { markup: _markup, ...source } = rest;
  return source;
});

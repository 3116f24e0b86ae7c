import type { PictureSource } from '../picture-source.ts';
import type { ShaderName } from './shaders.ts';
import { stills } from './stills.ts';

const words: Record<ShaderName, string> = {
  silk: 'Folds of crimson silk with peach light along their ridges',
  metal: 'Liquid metal with bands of white, black and acid green',
  aurora: 'Green, blue and violet northern lights on a near-black sky',
  flute: 'Orange, crimson and blue light seen through ribbed glass',
  contours: 'Gold contour lines on a dark green ground',
  ink: 'Blue and vermilion ink running through water',
};

/** Pictures made by fragment shaders; the first four are films as well, in `public/film`. */
export const shadedPictures: readonly PictureSource[] = [
  ...Object.entries(words).map(([name, alt]) => ({
    name: `abstract-${name}`,
    scene: 'shaders',
    alt,
    focus: [0.5, 0.5] as const,
    fullBleed: true,
  })),
  ...stills.map(
    ({
      width: _width,
      height: _height,
      source: _source,
      time: _time,
      lettering: _lettering,
      ...row
    }) => row,
  ),
];

import type { PictureSource } from './picture-source.ts';

/** Pixels of a master's longer side: enough for its box on a screen of two pixels a point. */
export function longSideOf({ fullBleed }: Pick<PictureSource, 'fullBleed'>): number {
  return fullBleed ? 2880 : 2000;
}

import { pictureNamed } from '../../media/pictures.ts';
import { fallbackSourceOf } from '../../media/source-set.ts';
import type { StampId } from './marks.ts';
import { workOf } from './works.ts';

/** A plate of the nine whose tablet can be cut anew. */
export interface Die {
  id: StampId;
  title: string;
  /** Address of its picture, its words, and its size in units. */
  source: string;
  alt: string;
  size: readonly [width: number, height: number];
  /** What is burnished off: from the left top, in units. */
  tablet: readonly [left: number, top: number, width: number, height: number];
}

const die = (id: StampId, title: string, tablet: Die['tablet']): Die => {
  const { picture, size } = workOf(id);
  const record = pictureNamed(picture);
  return { id, title, source: fallbackSourceOf(record), alt: record.alt, size, tablet };
};

/** Dies that can be had with another word. */
export const dies: readonly Die[] = [
  die('apology', 'The pitcher', [74, 1020, 852, 184]),
  die('minutes', 'The egg', [70, 886, 760, 174]),
  die('word', 'The ball', [62, 778, 676, 150]),
  die('promise', 'The rope', [90, 806, 1020, 160]),
  die('sunday', 'The boat', [80, 1102, 940, 200]),
];

import { pictureNamed } from '../../media/pictures.ts';
import { fallbackSourceOf } from '../../media/source-set.ts';
import type { StampId } from './marks.ts';
import { workOf } from './works.ts';

/** Engraved plate of a stamp whose value can be replaced. */
export interface Die {
  id: StampId;
  title: string;
  /** URL of its picture. */
  source: string;
  /** Text alternative of its picture. */
  alt: string;
  /** Size in SVG units. */
  size: readonly [width: number, height: number];
  /** Area of the value, in SVG units. */
  tablet: readonly [left: number, top: number, width: number, height: number];
}

const plates = [
  { id: 'apology', title: 'The pitcher', tablet: [74, 1020, 852, 184] },
  { id: 'minutes', title: 'The egg', tablet: [70, 886, 760, 174] },
  { id: 'word', title: 'The ball', tablet: [62, 778, 676, 150] },
  { id: 'promise', title: 'The rope', tablet: [90, 806, 1020, 160] },
  { id: 'sunday', title: 'The boat', tablet: [80, 1102, 940, 200] },
] as const;

/** Titles of the dies that can be ordered with another value. */
export const dieTitles: readonly string[] = plates.map(({ title }) => title);

/** Dies that can be ordered with another value, with their pictures. */
export function dies(): Die[] {
  return plates.map((plate) => {
    const { picture, size } = workOf(plate.id);
    const record = pictureNamed(picture);
    return { ...plate, source: fallbackSourceOf(record), alt: record.alt, size };
  });
}

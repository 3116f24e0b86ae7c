import type { PictureRecord } from './picture-record.ts';

/** One picture in `manifest.generated.json`, under its name. What goes without saying is left out. */
export type ManifestLine = Pick<
  PictureRecord,
  'alt' | 'scene' | 'width' | 'height' | 'widths' | 'colour' | 'narrow'
> & {
  /** Left out: none. */
  readonly placeholder?: string;
  /** Left out: the middle. Two fractions from the top left; a list of numbers, as JSON has it. */
  readonly focus?: readonly number[];
  /** Left out: the ground is opaque. */
  readonly alpha?: boolean;
  /** Of a file that was dropped into `pictures/` or `people/`: tells whether it has changed. */
  readonly hash?: string;
};

/** The whole record of a picture. */
export function recordOf(name: string, line: ManifestLine): PictureRecord {
  const { focus: [x = 0.5, y = 0.5] = [], placeholder = '', alpha = false, hash, ...rest } = line;
  const credit = hash === undefined ? 'ours' : 'yours';
  return { ...rest, name, focus: [x, y], placeholder, alpha, credit };
}

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
};

/** The whole record of one of our pictures. */
export function recordOf(name: string, line: ManifestLine): PictureRecord {
  const { focus: [x = 0.5, y = 0.5] = [], placeholder = '', alpha = false, ...rest } = line;
  return { ...rest, name, focus: [x, y], placeholder, alpha, credit: 'ours' };
}

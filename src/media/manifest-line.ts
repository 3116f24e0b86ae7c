import type { PictureRecord } from './picture-record.ts';

/** Entry of a picture in `manifest.generated.json`, without properties that have their default. */
export type ManifestLine = Pick<
  PictureRecord,
  'alt' | 'scene' | 'width' | 'height' | 'widths' | 'color' | 'narrow'
> & {
  /**
   * Blurred picture of 20 pixels as a data URI, only for a picture without transparency. Default:
   * none.
   */
  readonly placeholder?: string;
  /** Default: the center. Two fractions from the top left. */
  readonly focus?: readonly number[];
  /** Default: opaque. */
  readonly alpha?: boolean;
  /** Content hash of a file in `pictures/` or `people/`, to detect changes. */
  readonly hash?: string;
};

/** Returns the record of a picture from its manifest entry. */
export function toPictureRecord(name: string, line: ManifestLine): PictureRecord {
  const { focus: [x = 0.5, y = 0.5] = [], alpha = false, placeholder, hash, ...rest } = line;
  const credit = hash === undefined ? 'ours' : 'yours';
  return { ...rest, name, focus: [x, y], alpha, credit };
}

import type { PictureRecord } from './picture-record.ts';

type Files = Pick<PictureRecord, 'name' | 'widths' | 'src'>;

/**
 * Returns `srcset` of a picture, all AVIF files with their width; undefined for an external
 * picture.
 */
export function srcSetOf({ name, widths, src }: Files): string | undefined {
  if (src) return undefined;
  return widths.map((width) => `/media/${name}-${width}.avif ${width}w`).join(', ');
}

/** Returns `src` of a picture, for browsers without `srcset`: the first AVIF of at least 960 px. */
export function fallbackSourceOf({ name, widths, src }: Files): string {
  if (src) return src;
  const width = widths.find((each) => each >= 960) ?? widths.at(-1);
  return `/media/${name}-${width}.avif`;
}

import type { PictureRecord } from './picture-record.ts';

type Files = Pick<PictureRecord, 'name' | 'widths'>;

/** `srcset` of a picture: every AVIF with its width. */
export function srcSetOf({ name, widths }: Files): string {
  return widths.map((width) => `/media/${name}-${width}.avif ${width}w`).join(', ');
}

/** Address of the middle AVIF, for browsers that read no `srcset`. */
export function fallbackSourceOf({ name, widths }: Files): string {
  const width = widths.find((each) => each >= 960) ?? widths.at(-1);
  return `/media/${name}-${width}.avif`;
}

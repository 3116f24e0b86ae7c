import type { PictureRecord } from './picture-record.ts';

type Files = Pick<PictureRecord, 'name' | 'widths' | 'src'>;

/** `srcset` of a picture: every AVIF with its width; none for a picture from elsewhere. */
export function srcSetOf({ name, widths, src }: Files): string | undefined {
  if (src) return undefined;
  return widths.map((width) => `/media/${name}-${width}.avif ${width}w`).join(', ');
}

/** Address of the middle AVIF, for browsers that read no `srcset`. */
export function fallbackSourceOf({ name, widths, src }: Files): string {
  if (src) return src;
  const width = widths.find((each) => each >= 960) ?? widths.at(-1);
  return `/media/${name}-${width}.avif`;
}

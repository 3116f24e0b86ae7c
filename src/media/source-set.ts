import type { PictureRecord } from './picture-record.ts';

type Files = Pick<PictureRecord, 'name' | 'widths' | 'src'>;

/** `srcset` of a picture: every AVIF with its width; none for a picture from elsewhere. */
export function srcSetOf({ name, widths, src }: Files): string | undefined {
  if (src) return undefined;
  return widths.map((width) => `/media/${name}-${width}.avif ${width}w`).join(', ');
}

/** Address of the largest AVIF: for a loupe, or a window of its own. */
export function largestSourceOf({ name, widths, src }: Files): string {
  return src ?? `/media/${name}-${widths.at(-1)}.avif`;
}

/** Address of the smallest AVIF that has at least `width` pixels, else of the largest. */
export function sourceFor(files: Files, width: number): string {
  const fitting = files.widths.find((each) => each >= width);
  return fitting && !files.src ? `/media/${files.name}-${fitting}.avif` : largestSourceOf(files);
}

/** Address of the middle AVIF, for browsers that read no `srcset`. */
export const fallbackSourceOf = (files: Files): string => sourceFor(files, 960);

import type { PictureRecord } from './picture-record.ts';

type PictureFiles = Pick<PictureRecord, 'name' | 'widths' | 'src'>;

/**
 * Returns `srcset` of a picture, all AVIF files with their width; undefined for an external
 * picture.
 */
export function srcSetOf({ name, widths, src }: PictureFiles): string | undefined {
  if (src) return undefined;
  return widths.map((width) => `/media/${name}-${width}.avif ${width}w`).join(', ');
}

/** Returns the address of the largest AVIF: for a loupe, or a separate window. */
export function largestSourceOf({ name, widths, src }: PictureFiles): string {
  return src ?? `/media/${name}-${widths.at(-1)}.avif`;
}

/** Returns the address of the smallest AVIF that has at least `width` pixels, else of the largest. */
export function sourceFor(files: PictureFiles, width: number): string {
  const sufficientWidth = files.widths.find((candidate) => candidate >= width);
  return sufficientWidth && !files.src
    ? `/media/${files.name}-${sufficientWidth}.avif`
    : largestSourceOf(files);
}

/** Returns `src` of a picture, for browsers without `srcset`: the first AVIF of at least 960 px. */
export const fallbackSourceOf = (files: PictureFiles): string => sourceFor(files, 960);

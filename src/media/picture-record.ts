/** Metadata of a picture. Written by `art/encode.ts`, and by the build for files in `pictures/`. */
export type PictureRecord = {
  /** Name of the files in `public/media` up to the width: `/media/<name>-<width>.avif`. */
  readonly name: string;
  /** Width of the largest AVIF in pixels; smaller ones have the same aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** Widths of the AVIF files in pixels, ascending. */
  readonly widths: readonly number[];
  /** Dominant color as `#rrggbb`, the background until the picture has loaded. */
  readonly color: string;
  /** Alternative text. */
  readonly alt: string;
  /** Focal point that a crop keeps, as fractions from the top left. */
  readonly focus: readonly [x: number, y: number];
  /** The file in `art/` that draws it, or the folder of the original. */
  readonly scene: string;
  /** Has a transparent background. */
  readonly alpha: boolean;
  /** Name of the picture that replaces it below 768 px. */
  readonly narrow?: string;
  /** Origin: drawn in `art/` (`ours`), or added by the site owner (`yours`). */
  readonly credit: 'ours' | 'yours';
  /** URL of an external picture, shown as it is; others are found by their name. */
  readonly src?: string;
};

/**
 * Returns a picture record for any URL, given its real size in pixels.
 *
 * @public for other projects: pictures of this site come from the manifest.
 */
export const ownPicture = (
  input: Pick<PictureRecord, 'width' | 'height' | 'alt'> & Partial<PictureRecord> & { src: string },
): PictureRecord => ({
  name: input.src,
  widths: [input.width],
  color: '#e5e5e5',
  focus: [0.5, 0.5],
  scene: 'yours',
  alpha: false,
  credit: 'yours',
  ...input,
});

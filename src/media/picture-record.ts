/** What the manifest knows of one picture. Written by `art/encode.ts`, and by the build for yours. */
export type PictureRecord = {
  /** Name of the files in `public/media` up to the width: `/media/<name>-<width>.avif`. */
  readonly name: string;
  /** Size of the largest AVIF in pixels; the smaller ones keep its proportions. */
  readonly width: number;
  readonly height: number;
  /** Widths there are AVIF files for, ascending. */
  readonly widths: readonly number[];
  /** Prevailing colour as `#rrggbb`: the ground until the picture is there. */
  readonly colour: string;
  /** The picture at 20 pixels as a data URI; empty where the ground is transparent. */
  readonly placeholder: string;
  /** Alternative text for a reader who cannot see it. */
  readonly alt: string;
  /** The point that a crop keeps, as fractions from the top left. */
  readonly focus: readonly [x: number, y: number];
  /** The file in `art/` that made it, or the folder that it was dropped into. */
  readonly scene: string;
  /** The ground is transparent. */
  readonly alpha: boolean;
  /** Name of the picture that stands in on screens under 768 px. */
  readonly narrow?: string;
  readonly credit: 'ours' | 'yours';
  /** Address of a picture from elsewhere, shown as it is; ours are found by their name. */
  readonly src?: string;
};

/**
 * A picture of yours for parts that want a record: any address, with its true size in pixels.
 *
 * @public for who takes a part home: our own pictures come from the manifest.
 */
export const ownPicture = (
  given: Pick<PictureRecord, 'width' | 'height' | 'alt'> & Partial<PictureRecord> & { src: string },
): PictureRecord => ({
  name: given.src,
  widths: [given.width],
  colour: '#e5e5e5',
  placeholder: '',
  focus: [0.5, 0.5],
  scene: 'yours',
  alpha: false,
  credit: 'yours',
  ...given,
});

import type { PictureSource } from '../picture-source.ts';

/** One drawn picture: its row in the manifest, its size, and how it is drawn. */
export type Drawing = PictureSource & {
  /** Size of the drawing board in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** A picture of the site that it is drawn over. */
  readonly over?: string;
  /** The drawing as one SVG document of that size. */
  readonly markup: () => string;
};

import type { PictureSource } from '../../picture-source.ts';
import type { Sheet } from './sheet.ts';

/** A picture of cut paper: its row in the manifest, its board, and the sheets that lie on it. */
export type PaperDrawing = PictureSource & {
  readonly width: number;
  readonly height: number;
  readonly sheets: () => readonly Sheet[];
  /** Ground that the sheets lie on; left out: none. */
  readonly ground?: string;
};

import type { PictureSource } from '../picture-source.ts';
import type { Print } from './print.ts';
import type { Camera, Scene } from './scene.ts';
import type { Quality } from './trace.ts';

/** A picture that is traced ray by ray: its row in the manifest, its shape, its scene and how it is printed. */
export type TracedPicture = PictureSource & {
  /** Size of the master in pixels. */
  readonly width: number;
  readonly height: number;
  readonly camera: Camera;
  /** Builds the scene; a draft may do with less. */
  readonly build: (draft: boolean) => Promise<Scene>;
  readonly tracing?: Quality;
  readonly print?: Print;
};

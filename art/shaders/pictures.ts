import type { PictureSource } from '../picture-source.ts';

/** Pictures made by fragment shaders. */
export const shadedPictures: readonly PictureSource[] = [];

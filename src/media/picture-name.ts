import type manifest from './manifest.generated.json';

/** Name of a picture in the manifest; a wrong name is a type error. */
export type PictureName = keyof typeof manifest;

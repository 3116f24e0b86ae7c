import { didYouMean } from '../content/closest.ts';
import { croppedSizes } from './cropped-sizes.ts';
import manifest from './manifest.generated.json' with { type: 'json' };
import { type ManifestLine, toPictureRecord } from './manifest-line.ts';
import type { PictureName } from './picture-name.ts';
import type { PictureRecord } from './picture-record.ts';
import type { SizedPicture } from './sized-picture.ts';
import { srcSetOf } from './source-set.ts';

export type { PictureName };

const manifestLines: Readonly<Record<string, ManifestLine>> = manifest;
const records: Readonly<Record<string, PictureRecord>> = Object.fromEntries(
  Object.entries(manifestLines).map(([name, line]) => [name, toPictureRecord(name, line)]),
);

/** Returns true if a name from content (a plain string) is that of a picture. */
export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(records, name);
}

/**
 * Validates a picture name from content, where it is a plain string.
 * @throws when there is no such picture, which fails the build.
 */
export function pictureName(name: string): PictureName {
  if (!isPictureName(name)) throw new Error(unknownPictureMessage(name));
  return name;
}

/** Returns the error message for an unknown picture name, with a suggestion. */
export const unknownPictureMessage = (name: string) =>
  `There is no picture "${name}".${didYouMean(name, Object.keys(records))} Choose one from /showcase/pictures, or put yours into pictures/.`;

/** Returns the error of a picture name; undefined for a known one. */
export const pictureError = (name: string): string | undefined =>
  isPictureName(name) ? undefined : unknownPictureMessage(name);

/**
 * Returns the record of a picture. Islands take the record as a prop and render it with `PictureView`,
 * so that the manifest never reaches the browser.
 * @throws when content names a picture that does not exist.
 */
export function pictureNamed(name: string): PictureRecord {
  const record = records[name];
  if (!record) throw new Error(unknownPictureMessage(name));
  return record;
}

/** Returns a picture's placeholder, a data URI of 100 bytes; undefined where there is none. */
export const placeholderOf = (name: PictureName): string | undefined =>
  manifestLines[name]?.placeholder;

/** Returns a picture with the one that replaces it on phones, for the preload in the head. */
export function addNarrow(picture: SizedPicture): SizedPicture & { narrow?: PictureName } {
  const { narrow } = pictureNamed(picture.name);
  return narrow === undefined ? picture : { ...picture, narrow: pictureName(narrow) };
}

/** All pictures, in manifest order. */
export const allPictures: readonly PictureRecord[] = Object.values(records);

/** Returns the attributes of `<link rel="preload" as="image">`, identical to those of the picture. */
export function preloadOf({ name, sizes, ratio }: SizedPicture): {
  imagesrcset: string | undefined;
  imagesizes: string;
} {
  const record = pictureNamed(name);
  return { imagesrcset: srcSetOf(record), imagesizes: croppedSizes(sizes, ratio, record) };
}

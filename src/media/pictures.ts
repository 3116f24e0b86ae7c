import { didYouMean } from '../content/closest.ts';
import { croppedSizes } from './cropped-sizes.ts';
import manifest from './manifest.generated.json' with { type: 'json' };
import { type ManifestLine, recordOf } from './manifest-line.ts';
import type { PictureName } from './picture-name.generated.ts';
import type { PictureRecord } from './picture-record.ts';
import type { SizedPicture } from './sized-picture.ts';
import { srcSetOf } from './source-set.ts';

export type { PictureName };

const lines: Readonly<Record<string, ManifestLine>> = manifest;
const records: Readonly<Record<string, PictureRecord>> = Object.fromEntries(
  Object.entries(lines).map(([name, line]) => [name, recordOf(name, line)]),
);

/** Tells names that come from content (plain strings) from those that exist. */
export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(records, name);
}

/**
 * A name from content, where it is a plain string.
 * @throws when there is no such picture, which fails the build.
 */
export function pictureName(name: string): PictureName {
  if (!isPictureName(name)) throw new Error(unknownPictureMessage(name));
  return name;
}

/** What is said of a name that no picture has. */
export const unknownPictureMessage = (name: string) =>
  `There is no picture "${name}".${didYouMean(name, Object.keys(records))} Choose one from /showcase/pictures, or put yours into pictures/.`;

/**
 * One picture as plain data, by a name from a page or from content. Islands take this as a prop and
 * show it with `PictureView`: so the manifest never travels to the browser.
 * @throws when content names a picture that does not exist.
 */
export function pictureNamed(name: string): PictureRecord {
  const record = records[name];
  if (!record) {
    throw new Error(unknownPictureMessage(name));
  }
  return record;
}

/** The whole list, by name. */
export const allPictures: readonly PictureRecord[] = Object.values(records);

/** What `<link rel="preload" as="image">` in a head needs, word for word as the picture has it. */
export function preloadOf({ name, sizes, ratio }: SizedPicture): {
  imagesrcset: string | undefined;
  imagesizes: string;
} {
  const record = pictureNamed(name);
  return { imagesrcset: srcSetOf(record), imagesizes: croppedSizes(sizes, ratio, record) };
}

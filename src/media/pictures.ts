import manifest from './manifest.generated.json' with { type: 'json' };
import { type ManifestLine, recordOf } from './manifest-line.ts';
import type { PictureName } from './picture-name.generated.ts';
import type { PictureRecord } from './picture-record.ts';
import { fallbackSourceOf, srcSetOf } from './source-set.ts';

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
  if (!isPictureName(name)) throw new Error(noPicture(name));
  return name;
}

const noPicture = (name: string) =>
  `There is no picture "${name}". Choose one from /showcase/pictures, or add a row in art/.`;

/**
 * One picture as plain data, by a name from a page or from content. Islands take this as a prop and
 * show it with `PictureView`: so the manifest never travels to the browser.
 * @throws when content names a picture that does not exist.
 */
export function pictureNamed(name: string): PictureRecord {
  const record = records[name];
  if (!record) {
    throw new Error(noPicture(name));
  }
  return record;
}

/** The whole list, by name. */
export const allPictures: readonly PictureRecord[] = Object.values(records);

/** What `<link rel="preload" as="image">` in a head needs: `imagesrcset`, and a plain address. */
export function pictureSources(name: PictureName): {
  href: string;
  imageSrcSet: string | undefined;
} {
  const record = pictureNamed(name);
  return { href: fallbackSourceOf(record), imageSrcSet: srcSetOf(record) };
}

/** Path of the JPEG for sharing cards, with its size in pixels and words. */
export function sharingImage(name: PictureName): {
  src: string;
  width: number;
  height: number;
  alt: string;
} {
  const { alt, width, height } = pictureNamed(name);
  const shared = Math.min(1200, width);
  return {
    src: `/media/${name}.jpg`,
    width: shared,
    height: Math.round((height * shared) / width),
    alt,
  };
}

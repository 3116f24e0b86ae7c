import type { PictureName } from './picture-name.installed.ts';
import type { PictureRecord } from './picture-record.ts';

export type { PictureName };

const records = new Map<string, PictureRecord>();

/**
 * Registers pictures by name. A name that is registered again gets the new picture: so yours, `{
 * 'our-house': ownPicture({ src, width, height, alt }) }`, replaces ours.
 */
export function addPictures(pictures: Readonly<Record<string, PictureRecord>>): void {
  for (const [name, picture] of Object.entries(pictures)) records.set(name, picture);
}

/** Returns true for the name of a registered picture. */
export const isPictureName = (name: string): name is PictureName => records.has(name);

/**
 * Returns one picture as plain data.
 * @throws when no picture has that name.
 */
export function pictureNamed(name: string): PictureRecord {
  const record = records.get(name);
  if (!record) {
    throw new Error(`There is no picture "${name}". Add it with addPictures in media/pictures.ts.`);
  }
  return record;
}

/** Returns a picture's placeholder: none, your pictures have their color alone. */
export const placeholderOf = (_name: PictureName): string | undefined => undefined;

/**
 * Validates a name from content, where it is a plain string.
 * @throws when no picture has that name.
 */
export function pictureName(name: string): PictureName {
  pictureNamed(name);
  return name;
}

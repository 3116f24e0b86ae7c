import type { PictureRecord } from '../../../src/media/picture-record.ts';
import type { PictureName } from './picture-name.ts';

export type { PictureName };

const records = new Map<string, PictureRecord>();

/**
 * Makes pictures known by their names. A name that is given again takes the new picture: so yours,
 * `{ 'clay-startup': ownPicture({ src, width, height, alt }) }`, stand where ours stood.
 */
export function addPictures(pictures: Readonly<Record<string, PictureRecord>>): void {
  for (const [name, picture] of Object.entries(pictures)) records.set(name, picture);
}

/** Tells names that are known from others. */
export const isPictureName = (name: string): name is PictureName => records.has(name);

/**
 * One picture as plain data.
 * @throws when nothing goes by that name.
 */
export function pictureNamed(name: string): PictureRecord {
  const record = records.get(name);
  if (!record) {
    throw new Error(`There is no picture "${name}". Add it with addPictures in media/pictures.ts.`);
  }
  return record;
}

/**
 * A name from content, where it is a plain string.
 * @throws when nothing goes by that name.
 */
export function pictureName(name: string): PictureName {
  pictureNamed(name);
  return name;
}

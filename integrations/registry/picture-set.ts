import type { PictureRecord } from '../../src/media/picture-record.ts';
import { allPictures } from '../../src/media/pictures.ts';
import { srcSetOf } from '../../src/media/source-set.ts';
import { editions } from './installed.ts';
import type { Source } from './sources.ts';

/** The file that makes an item's pictures known. */
export const pictureSetOf = (item: string) => `src/media/sets/${item}.ts`;

const byName = new Map(allPictures.map((picture) => [picture.name, picture]));
const lookup = editions['src/media/pictures.ts'];

/** Pictures that files name, those among them that stand in on narrow screens; none without a lookup. */
export function picturesIn(files: readonly Source[]): PictureRecord[] {
  if (!files.some(({ file }) => file === lookup)) return [];
  const found = new Set<PictureRecord>();
  const add = (name: string) => {
    const picture = byName.get(name);
    if (!picture || found.has(picture)) return;
    found.add(picture);
    if (picture.narrow) add(picture.narrow);
  };
  for (const source of files) for (const text of source.strings()) add(text);
  return [...found];
}

/** The source of an item's set. */
export function pictureSet(item: string, pictures: readonly PictureRecord[]): string {
  const records = Object.fromEntries(pictures.map((picture) => [picture.name, picture]));
  return `import { addPictures } from '../pictures.ts';

/*
 * The pictures of ${item} by the names that its words use. To show one of your own, put
 * ownPicture({ src, width, height, alt }) from '../picture-record' in the place of a record.
 */
addPictures(${JSON.stringify(records, null, 2)});
`;
}

/** Addresses of all files of pictures, from the root of the site. */
export const filesOfPictures = (pictures: readonly PictureRecord[]): string[] =>
  pictures.flatMap((picture) =>
    (srcSetOf(picture) ?? '').split(', ').map((part) => part.split(' ')[0] ?? ''),
  );

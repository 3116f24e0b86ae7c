import { type ManifestLine, recordOf } from '../../src/media/manifest-line.ts';
import type { PictureRecord } from '../../src/media/picture-record.ts';
import { srcSetOf } from '../../src/media/source-set.ts';
import { editions } from './installed.ts';
import type { Source, Sources } from './sources.ts';

/** The file that makes an item's pictures known. */
export const pictureSetOf = (item: string) => `src/media/sets/${item}.ts`;

const lookup = editions['src/media/pictures.ts'];

/** The list of all pictures as it stands now: the owner's come in while the build begins. */
const manifestOf = (sources: Sources): Readonly<Record<string, ManifestLine>> =>
  JSON.parse(sources.read('src/media/manifest.generated.json').text);

/**
 * Pattern of the picture names that a template makes, such as `day-${id}-narrow`; undefined for a
 * template that does not begin as a picture's name does.
 */
export function namesPattern(pieces: readonly string[]): RegExp | undefined {
  const [head = ''] = pieces;
  if (!/^[a-z][a-z\d-]*-$/.test(head) || !pieces.every((piece) => /^[a-z\d-]*$/.test(piece)))
    return;
  return new RegExp(`^${pieces.join('[a-z\\d-]+')}$`);
}

/** Pictures that files name, those among them that stand in on narrow screens; none without a lookup. */
export function picturesIn(sources: Sources, files: readonly Source[]): PictureRecord[] {
  if (!files.some(({ file }) => file === lookup)) return [];
  const manifest = manifestOf(sources);
  const found = new Map<string, PictureRecord>();
  const add = (name: string) => {
    const line = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    if (!line || found.has(name)) return;
    found.set(name, recordOf(name, line));
    if (line.narrow) add(line.narrow);
  };
  for (const source of files) {
    for (const text of source.strings()) add(text);
    for (const pattern of source.templates().flatMap((pieces) => namesPattern(pieces) ?? [])) {
      for (const name of Object.keys(manifest)) if (pattern.test(name)) add(name);
    }
  }
  return [...found.values()];
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

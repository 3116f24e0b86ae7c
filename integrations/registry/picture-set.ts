import { type ManifestLine, toPictureRecord } from '../../src/media/manifest-line.ts';
import type { PictureRecord } from '../../src/media/picture-record.ts';
import type { Source, Sources } from './sources.ts';

/** Returns the path of the module that registers an item's pictures. */
export const pictureSetPath = (item: string) => `src/media/sets/${item}.ts`;

/** Module that looks pictures up by name, in other projects. */
const lookupModule = 'src/media/pictures.installed.ts';

/** Reads the manifest of pictures anew: the owner's pictures are added when a build starts. */
const readManifest = (sources: Sources): Readonly<Record<string, ManifestLine>> =>
  JSON.parse(sources.read('src/media/manifest.generated.json').text);

/**
 * Returns a pattern for the picture names that a template literal such as `day-${id}-narrow` can
 * produce; undefined for other strings.
 *
 * @param string string with `*` for each part that is computed
 */
export const namesPattern = (string: string): RegExp | undefined =>
  /^[a-z][a-z\d-]*-\*[a-z\d*-]*$/.test(string)
    ? new RegExp(`^${string.replaceAll('*', '[a-z\\d-]+')}$`)
    : undefined;

/**
 * Returns the pictures that files name, with their variants for narrow screens; empty if no file
 * looks pictures up.
 */
export function picturesIn(sources: Sources, files: readonly Source[]): PictureRecord[] {
  if (!files.some(({ file }) => file === lookupModule)) return [];
  const manifest = readManifest(sources);
  const pictures = new Map<string, PictureRecord>();
  const add = (name: string) => {
    const line = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    if (!line || pictures.has(name)) return;
    pictures.set(name, toPictureRecord(name, line));
    if (line.narrow) add(line.narrow);
  };
  for (const string of files.flatMap((source) => source.strings())) {
    const pattern = namesPattern(string);
    if (!pattern) add(string);
    else for (const name of Object.keys(manifest)) if (pattern.test(name)) add(name);
  }
  return [...pictures.values()];
}

/** Prints the module that registers an item's pictures. */
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

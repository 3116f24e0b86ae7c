import { join } from 'node:path';
import { nameOfFile } from '../../src/content/file-name.ts';
import { readMarkdownRecords } from '../../src/content/markdown-records.ts';
import { recordFolders } from '../../src/content/record-folders.ts';
import {
  filesOf,
  isPictureFile,
  type PictureOrError,
  stemOf,
  validatePicture,
} from './added-picture.ts';

/** Largest width of a portrait on any page, at a device pixel ratio of 2. */
const maxWidth = 960;

const toText = (value: unknown) => (value === undefined ? undefined : String(value));

/** Finds portraits in `people/`: `jane-doe.jpg` beside `jane-doe.md`. */
export function findPortraits(projectRoot: string): PictureOrError[] {
  const folder = join(projectRoot, recordFolders.people);
  const people = new Map(
    readMarkdownRecords(folder).map(({ file, fields }) => [nameOfFile(file), fields]),
  );
  const pictureFiles = filesOf(folder).filter((name) => !name.endsWith('.md'));
  return pictureFiles.map((name): PictureOrError => {
    const file = `${recordFolders.people}/${name}`;
    const fields = people.get(nameOfFile(name));
    if (!isPictureFile(name))
      return `${file}: only portraits as JPEG or PNG go here, and texts (.md)`;
    if (!fields) {
      const textFile = `${recordFolders.people}/${stemOf(name)}.md`;
      return `${file}: nobody goes with this portrait; write ${textFile} with name, designation and a text`;
    }
    const alt = toText(fields['alt']) ?? `Portrait of ${toText(fields['name']) ?? 'a colleague'}`;
    const picture = validatePicture(recordFolders.people, name, {
      alt,
      focus: toText(fields['focus']),
    });
    return typeof picture === 'string' ? picture : { ...picture, maxWidth };
  });
}

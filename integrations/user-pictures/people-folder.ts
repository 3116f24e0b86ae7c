import { join } from 'node:path';
import { nameOfFile } from '../../src/content/file-name.ts';
import { readMarkdownRecords } from '../../src/content/markdown-records.ts';
import { recordFolders } from '../../src/content/record-files.ts';
import {
  filesOf,
  isPicture,
  type PictureOrError,
  stemOf,
  validatePicture,
} from './added-picture.ts';

/** Largest width of a portrait on any page, at a device pixel ratio of 2. */
const maxWidth = 960;

const textOf = (value: unknown) => (value === undefined ? undefined : String(value));

/** Finds portraits in `people/`: `jane-doe.jpg` beside `jane-doe.md`. */
export function findPortraits(root: string): PictureOrError[] {
  const folder = join(root, recordFolders.people);
  const people = new Map(
    readMarkdownRecords(folder).map(({ file, fields }) => [nameOfFile(file), fields]),
  );
  const others = filesOf(folder).filter((name) => !name.endsWith('.md'));
  return others.map((name): PictureOrError => {
    const file = `${recordFolders.people}/${name}`;
    const fields = people.get(nameOfFile(name));
    if (!isPicture(name)) return `${file}: only portraits as JPEG or PNG go here, and texts (.md)`;
    if (!fields) {
      const beside = `${recordFolders.people}/${stemOf(name)}.md`;
      return `${file}: nobody goes with this portrait; write ${beside} with name, designation and a text`;
    }
    const alt = textOf(fields['alt']) ?? `Portrait of ${textOf(fields['name']) ?? 'a colleague'}`;
    const found = validatePicture(recordFolders.people, name, {
      alt,
      focus: textOf(fields['focus']),
    });
    return typeof found === 'string' ? found : { ...found, maxWidth };
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodingErrors } from '../../src/content/encoding-errors.ts';
import {
  filesOf,
  isPictureFile,
  type PictureOrError,
  type PictureText,
  stemOf,
  validatePicture,
} from './added-picture.ts';

/** Folder of the owner's pictures, each with a text file, relative to the project root. */
export const picturesFolder = 'pictures';

const isTextFile = (name: string) => /\.txt$/i.test(name);

/** Parses `our-van.txt`: the alternative text, and a line `focus: 30% 60%` if there is one. */
function readPictureText(file: string): PictureText {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const isFocusLine = (line: string) => /^focus:/i.test(line);
  const alt = lines.filter((line) => !isFocusLine(line)).join(' ');
  return {
    alt: alt.replaceAll(/\s+/g, ' ').trim(),
    focus: lines.find(isFocusLine)?.replace(/^focus:/i, ''),
  };
}

/** Finds pictures in `pictures/`: `our-van.jpg` with its alternative text in `our-van.txt`. */
export function findPictures(projectRoot: string): PictureOrError[] {
  const names = filesOf(join(projectRoot, picturesFolder));
  const textFiles = new Map(names.filter(isTextFile).map((name) => [stemOf(name), name]));
  const pictureStems = new Set(names.filter(isPictureFile).map(stemOf));
  return names.flatMap((name): PictureOrError[] => {
    const file = `${picturesFolder}/${name}`;
    const stem = stemOf(name);
    if (isTextFile(name)) {
      return pictureStems.has(stem)
        ? encodingErrors(file, readFileSync(join(projectRoot, file), 'utf8'))
        : [`${file}: there is no ${stem}.jpg or .png that it speaks of`];
    }
    if (!isPictureFile(name)) {
      return [`${file}: only pictures as JPEG or PNG go here, and their texts (.txt)`];
    }
    const textFile = textFiles.get(stem);
    const metadata =
      textFile === undefined
        ? undefined
        : readPictureText(join(projectRoot, picturesFolder, textFile));
    if (!metadata?.alt) {
      const expectedFile = `${picturesFolder}/${stem}.txt`;
      return [`${file}: has no alternative text; write what is to be seen into ${expectedFile}`];
    }
    return [validatePicture(picturesFolder, name, metadata)];
  });
}

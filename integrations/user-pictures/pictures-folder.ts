import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  filesOf,
  isPicture,
  type PictureOrError,
  type PictureText,
  stemOf,
  validatePicture,
} from './added-picture.ts';

/** Folder of the owner's pictures, each with a text file, relative to the project root. */
export const picturesFolder = 'pictures';

const isText = (name: string) => /\.txt$/i.test(name);

/** Parses `our-van.txt`: the alternative text, and a line `focus: 30% 60%` if there is one. */
function readPictureText(file: string): PictureText {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const isFocus = (line: string) => /^focus:/i.test(line);
  const alt = lines.filter((line) => !isFocus(line)).join(' ');
  return {
    alt: alt.replaceAll(/\s+/g, ' ').trim(),
    focus: lines.find(isFocus)?.replace(/^focus:/i, ''),
  };
}

/** Finds pictures in `pictures/`: `our-van.jpg` with its alternative text in `our-van.txt`. */
export function findPictures(root: string): PictureOrError[] {
  const names = filesOf(join(root, picturesFolder));
  const texts = new Map(names.filter(isText).map((name) => [stemOf(name), name]));
  const pictures = new Set(names.filter(isPicture).map(stemOf));
  return names.flatMap((name): PictureOrError[] => {
    const file = `${picturesFolder}/${name}`;
    const stem = stemOf(name);
    if (isText(name)) {
      return pictures.has(stem)
        ? []
        : [`${file}: there is no ${stem}.jpg or .png that it speaks of`];
    }
    if (!isPicture(name)) {
      return [`${file}: only pictures as JPEG or PNG go here, and their texts (.txt)`];
    }
    const text = texts.get(stem);
    const words =
      text === undefined ? undefined : readPictureText(join(root, picturesFolder, text));
    if (!words?.alt) {
      const beside = `${picturesFolder}/${stem}.txt`;
      return [`${file}: has no alternative text; write what is to be seen into ${beside}`];
    }
    return [validatePicture(picturesFolder, name, words)];
  });
}

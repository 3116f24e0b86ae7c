import { existsSync, readdirSync } from 'node:fs';
import { nameOfFile } from '../../src/content/file-name.ts';

/** A picture that was dropped into a folder, with what is known of it without opening it. */
export interface DroppedPicture {
  /** Path from the root of the project. */
  file: string;
  /** The name by which content calls it. */
  name: string;
  /** The folder, which stands for the scene. */
  scene: string;
  alt: string;
  /** The point that a crop keeps, as fractions from the left and from the top. */
  focus: readonly [x: number, y: number];
  /** Largest width that is ever shown. */
  maxWidth?: number;
}

/** A picture in good order, or a line that says what is not. */
export type Found = DroppedPicture | string;

/** What is written of a picture beside it. */
export interface Words {
  alt: string;
  /** Such as `30% 60%`; left out: the middle. */
  focus?: string | undefined;
}

export const isPicture = (name: string) => /\.(jpe?g|png)$/i.test(name);
export const stemOf = (name: string) => name.replace(/\.\w+$/, '');

/** Files of a folder, but those that systems leave lying about and what explains the folder. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const hidden = /^(\.|thumbs\.db$|desktop\.ini$|readme\.md$)/i;
  return readdirSync(folder)
    .filter((name) => !hidden.test(name))
    .sort();
}

function focusPoint(text = '50% 50%'): DroppedPicture['focus'] | undefined {
  const [, x, y] = /^\s*(\d{1,3})%\s+(\d{1,3})%\s*$/.exec(text) ?? [];
  const point = [Number(x) / 100, Number(y) / 100] as const;
  return point.every((part) => part <= 1) ? point : undefined;
}

/** A picture with the words that go with it. */
export function droppedPicture(scene: string, fileName: string, words: Words): Found {
  const file = `${scene}/${fileName}`;
  const name = nameOfFile(fileName);
  const focus = focusPoint(words.focus);
  if (name === '') return `${file}: its name needs letters or digits, for content calls it by them`;
  if (!focus)
    return `${file}: focus must look like "focus: 30% 60%", from the left and from the top`;
  if ([name, ''].includes(nameOfFile(words.alt)))
    return `${file}: its alternative text must say what is to be seen, not only the file's name`;
  return { file, name, scene, alt: words.alt, focus };
}

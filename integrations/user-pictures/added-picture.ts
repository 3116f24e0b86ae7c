import { existsSync, readdirSync } from 'node:fs';
import { nameOfFile } from '../../src/content/file-name.ts';

/**
 * Picture that the owner has put into a folder, with its metadata but without its image data.
 */
export interface AddedPicture {
  /** Path from the root of the project. */
  file: string;
  /** Name by which content refers to the picture. */
  name: string;
  /** Folder of the file; the manifest stores it as the scene. */
  scene: string;
  alt: string;
  /** Focal point of crops, as fractions from the left and from the top. */
  focus: readonly [x: number, y: number];
  /** Largest width at which pages show it, in px. */
  maxWidth?: number;
}

/** Valid picture, or an error message for the owner. */
export type PictureOrError = AddedPicture | string;

/** Metadata from the text file beside a picture. */
export interface PictureText {
  alt: string;
  /** `30% 60%`, for example; the center by default. */
  focus?: string | undefined;
}

export const isPictureFile = (name: string) => /\.(jpe?g|png)$/i.test(name);
export const stemOf = (name: string) => name.replace(/\.\w+$/, '');

/** Lists the files of a folder, without system files and the readme. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const ignoredNamePattern = /^(\.|thumbs\.db$|desktop\.ini$|readme\.md$)/i;
  return readdirSync(folder)
    .filter((name) => !ignoredNamePattern.test(name))
    .sort();
}

function parseFocusPoint(text = '50% 50%'): AddedPicture['focus'] | undefined {
  const [, x, y] = /^\s*(\d{1,3})%\s+(\d{1,3})%\s*$/.exec(text) ?? [];
  const point = [Number(x) / 100, Number(y) / 100] as const;
  return point.every((fraction) => fraction <= 1) ? point : undefined;
}

/** Validates a picture with its metadata. */
export function validatePicture(
  scene: string,
  fileName: string,
  metadata: PictureText,
): PictureOrError {
  const file = `${scene}/${fileName}`;
  const name = nameOfFile(fileName);
  const focus = parseFocusPoint(metadata.focus);
  if (name === '')
    return `${file}: its name needs letters or digits, because content refers to it by them`;
  if (!focus)
    return `${file}: focus must look like "focus: 30% 60%", from the left and from the top`;
  if ([name, ''].includes(nameOfFile(metadata.alt)))
    return `${file}: its alternative text must describe the picture, not only repeat the file's name`;
  return { file, name, scene, alt: metadata.alt, focus };
}

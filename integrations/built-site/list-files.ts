import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const options = { recursive: true, withFileTypes: true } as const;

const pathsOf = (entries: readonly Dirent[], namePattern: RegExp): string[] =>
  entries
    .filter((entry) => entry.isFile() && namePattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/**
 * Lists the files of a folder and of its subfolders whose name matches a pattern, as sorted paths
 * that begin with the path of the folder.
 */
export const listFiles = async (folder: string, namePattern: RegExp): Promise<string[]> =>
  pathsOf(await readdir(folder, options), namePattern);

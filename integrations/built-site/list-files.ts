import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lists the files of a folder and of its subfolders whose name matches a pattern, as sorted paths
 * that begin with the path of the folder.
 */
export async function listFiles(folder: string, namePattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && namePattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the bytes of the files below a folder. */
export const folderSize = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + lstatSync(join(entry.parentPath, entry.name)).size, 0);

import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Age above which a file is a leftover of a killed process: no request takes as long. */
const leftoverAgeMs = 60 * 60 * 1000;

/** Opens the folder of waiting uploads and deletes leftovers of dead processes. */
export function openUploadFolder(dataDir: string): string {
  const folder = join(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const modifiedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - modifiedAt > leftoverAgeMs) rmSync(path, { force: true });
  }
  return folder;
}

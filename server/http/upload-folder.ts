import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Longer than any request; older files were left by a process that was killed. */
const leftoverMs = 60 * 60 * 1000;

/** Opens the folder of waiting uploads and deletes leftovers of dead processes. */
export function openUploadFolder(dataDir: string): string {
  const folder = join(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - since > leftoverMs) rmSync(path, { force: true });
  }
  return folder;
}

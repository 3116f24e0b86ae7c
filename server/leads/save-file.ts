import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { LeadFileTable } from '../db/tables.ts';
import { safeFileName } from '../file-name.ts';

/**
 * Writes the file of a lead into a folder, under a safe name that starts with the lead's id.
 * Existing files are never overwritten: the name gets a number.
 * @returns the path.
 */
export function saveFile(file: LeadFileTable, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const extension = extname(file.name);
  const stem = safeFileName(file.name, '').replace(/\.$/, '');
  for (let copy = 1; ; copy += 1) {
    const suffix = copy === 1 ? '' : `-${copy}`;
    const path = join(folder, `${file.lead_id}-${stem}${suffix}${extension}`);
    try {
      writeFileSync(path, file.content, { flag: 'wx', mode: 0o600 });
      return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

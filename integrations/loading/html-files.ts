import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists files below a folder whose name matches a pattern, as sorted absolute paths. */
export async function filesBelow(folder: string, namePattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && namePattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Rewrites built pages. */
export async function rewritePages(
  files: readonly string[],
  rewrite: (html: string, file: string) => Promise<string>,
): Promise<void> {
  for (const file of files) {
    try {
      await writeFile(file, await rewrite(await readFile(file, 'utf8'), file));
    } catch (cause) {
      throw new Error(`Could not optimize ${file}`, { cause });
    }
  }
}

import { readFile, writeFile } from 'node:fs/promises';

/** Replaces the HTML of built pages, one page after another. */
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

import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { aliases } from '../../src/page-meta/aliases.ts';

const fileOf = (root: string, path: string) =>
  join(root, path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Copies the file of each aliased page to its alias, so that any file server answers it. On a
 * case-insensitive disk, `caseStudy` and `CaseStudy` are one file already.
 */
export async function copyAliases(root: string): Promise<void> {
  for (const [alias, target] of Object.entries(aliases)) {
    const file = fileOf(root, alias);
    if (file.toLowerCase() === fileOf(root, target).toLowerCase() && process.platform !== 'linux') {
      continue;
    }
    await mkdir(dirname(file), { recursive: true });
    await copyFile(fileOf(root, target), file);
  }
}

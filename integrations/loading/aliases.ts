import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { aliases } from '../../src/page-meta/aliases.ts';

const fileOf = (siteFolder: string, path: string) =>
  join(siteFolder, path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Copies the file of each aliased page to its alias, so that any file server finds it. On a
 * case-insensitive disk, `caseStudy` and `CaseStudy` are one file already.
 */
export async function copyAliases(siteFolder: string): Promise<void> {
  for (const [alias, target] of Object.entries(aliases)) {
    const file = fileOf(siteFolder, alias);
    const targetFile = fileOf(siteFolder, target);
    if (file.toLowerCase() === targetFile.toLowerCase() && process.platform !== 'linux') continue;
    await mkdir(dirname(file), { recursive: true });
    await copyFile(targetFile, file);
  }
}

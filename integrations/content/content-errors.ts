import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findTableErrors } from '../../src/check-content.ts';
import { recordFolders } from '../../src/content/record-files.ts';
import { pageErrors } from '../../src/page-meta/pages.ts';
import { findThemeErrors } from '../../src/themes/check-themes.ts';
import { createNameValidators } from './name-validators.ts';
import { unknownReferences } from './unknown-references.ts';

/** Folders of files with text for visitors. */
const contentFolders = [
  ...['pages', 'sample-pages', 'homes', 'company', 'portfolio', 'blog', 'shop', 'showcase'],
  ...['headers', 'footers', 'page-titles', 'blocks', 'content'],
].map((folder) => `src/${folder}`);

const isContentFile = (name: string) =>
  /\.(ts|tsx|astro|md)$/.test(name) && !/(\.test|\.spec|\.generated|-behavior)\.\w+$/.test(name);

/** Lists all files that may contain references, as paths from the project root. */
function listContentFiles(projectRoot: string): string[] {
  return [...contentFolders, recordFolders.people].flatMap((folder) => {
    if (!statSync(join(projectRoot, folder), { throwIfNoEntry: false })) return [];
    return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter(isContentFile)
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  });
}

/**
 * Finds all errors of the site's content: fields that violate their schema, pages without meta and
 * the like, and references to pages, pictures and icons that do not exist. Returns a line for each,
 * with file, record and field.
 */
export function contentErrors(projectRoot: string): string[] {
  const validators = createNameValidators(projectRoot);
  const referenceErrors = listContentFiles(projectRoot).flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    // A decoder puts this character in the place of bytes that are not UTF-8.
    if (text.includes('\uFFFD')) return [`${file}: is not UTF-8. Save it again in that encoding.`];
    return unknownReferences(file, text, validators);
  });
  return [...findTableErrors(), ...findThemeErrors(), ...pageErrors, ...referenceErrors];
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findTableErrors } from '../../src/check-content.ts';
import { encodingErrors } from '../../src/content/encoding-errors.ts';
import { recordFolders } from '../../src/content/record-files.ts';
import { pageErrors } from '../../src/page-meta/pages.ts';
import { findThemeErrors } from '../../src/themes/check-themes.ts';
import { mayLinkToLeftOut } from './left-out-links.ts';
import { acceptLeftOut, createNameValidators } from './name-validators.ts';
import { unknownReferences } from './unknown-references.ts';

/** Folders of files with text for visitors. */
const contentFolders = [
  ...['pages', 'sample-pages', 'homes', 'company', 'portfolio', 'blog', 'shop', 'showcase'],
  ...['headers', 'footers', 'page-titles', 'blocks', 'content'],
].map((folder) => `src/${folder}`);

const configFile = 'site.config.ts';

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
  const sampleValidators = acceptLeftOut(validators);
  const referenceErrors = listContentFiles(projectRoot).flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    const errors = encodingErrors(file, text);
    if (errors.length > 0) return errors;
    const isLenient = mayLinkToLeftOut(file, text);
    return unknownReferences(file, text, isLenient ? sampleValidators : validators);
  });
  const configText = readFileSync(join(projectRoot, configFile), 'utf8');
  return [
    ...encodingErrors(configFile, configText),
    ...findTableErrors(),
    ...findThemeErrors(),
    ...pageErrors,
    ...referenceErrors,
  ];
}

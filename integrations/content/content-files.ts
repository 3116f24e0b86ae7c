import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodingErrors } from '../../src/content/encoding-errors.ts';
import { recordFolders } from '../../src/content/record-folders.ts';
import { type Reference, referencesOf } from './unknown-references.ts';

/** File with text for visitors, as the check needs it. */
interface ContentFile {
  /** Error of a file that is not UTF-8, as a list; such a file has no references. */
  encodingErrors: readonly string[];
  /** True for a Markdown record of the samples. */
  isSample: boolean;
  references: readonly Reference[];
}

/** Folders of files with text for visitors. */
const contentFolders = [
  ...['pages', 'sample-pages', 'homes', 'company', 'portfolio', 'blog', 'shop', 'showcase'],
  ...['headers', 'footers', 'page-titles', 'blocks', 'content'],
]
  .map((folder) => `src/${folder}`)
  .concat(recordFolders.people);

/** Returns true for a file that may contain references, by its path from the project root. */
const isContentFile = (file: string) =>
  contentFolders.some((folder) => file.startsWith(`${folder}/`)) &&
  /\.(ts|tsx|astro|md)$/.test(file) &&
  !/(\.test|\.spec|\.generated|-behavior)\.\w+$/.test(file);

/** Lists all files that may contain references, as paths from the project root. */
const listContentFiles = (projectRoot: string): string[] =>
  contentFolders
    .filter((folder) => existsSync(join(projectRoot, folder)))
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter(isContentFile);

/** Returns true for the text of a Markdown record of the samples. */
export const isSampleRecord = (text: string) =>
  /^---\r?\n(?:(?!---).*\r?\n)*?sample: true\r?\n/.test(text);

function readContentFile(projectRoot: string, file: string): ContentFile {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const errors = encodingErrors(file, text);
  return {
    encodingErrors: errors,
    isSample: isSampleRecord(text),
    references: errors.length > 0 ? [] : referencesOf(file, text),
  };
}

/**
 * Files as they were read last. Vite keeps this module while its imports are the same, so it imports
 * nothing that a change of content invalidates: no pages, records or configuration.
 */
const files = new Map<string, ContentFile>();

/**
 * Returns the files with text for visitors, by path from the project root.
 *
 * @param changed files that have changed since the last call, which alone are read again and then
 *   removed from the set; by default all
 */
export function contentFiles(
  projectRoot: string,
  changed?: Set<string>,
): ReadonlyMap<string, ContentFile> {
  const isFirst = changed === undefined || files.size === 0;
  if (isFirst) files.clear();
  for (const file of isFirst ? listContentFiles(projectRoot) : [...changed].filter(isContentFile)) {
    if (existsSync(join(projectRoot, file))) files.set(file, readContentFile(projectRoot, file));
    else files.delete(file);
  }
  changed?.clear();
  return files;
}

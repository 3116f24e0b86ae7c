import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import { importsOf } from '../integrations/imports-of.ts';
import { wordsFile } from '../integrations/words-file.ts';

/**
 * Modules that select the tests, or the pages to test. Their imports are no inputs of a test, because
 * the paths of the pages are in the test titles: so a new page leaves the tests of other pages
 * cached.
 */
const selectors = new Set(['scripts/left-out-tests.ts', 'tests/every-page/visited-pages.ts']);

/**
 * Files that modules read, or import by computed names, as glob patterns: imports do not show them.
 * `tests/conventions/test-inputs.test.ts` finds modules that are missing here.
 */
const filesRead: Readonly<Record<string, readonly string[]>> = {
  'src/content/record-files.ts': [
    'people/*.md',
    'src/{blog/posts,portfolio/projects,shop/products}/*.md',
    'src/company/{jobs/openings,latest-news/items}/*.md',
  ],
  // The logo of `site.config.ts`.
  'tests/e2e/render-header.ts': ['src/content/*.svg'],
  'tests/e2e/openings.ts': ['src/company/jobs/openings/*.md'],
  'tests/e2e/site-chrome-collection.ts': ['src/{headers,footers}/collection/*.ts'],
  // Modules that are bundled.
  'server/build.ts': ['server/{main,cli/main,backup/main,db/sqlite-worker}.ts'],
  'tests/reliability/child-server.ts': ['tests/site.config.ts'],
  'tests/reliability/added-field.test.ts': ['src/forms/contact/contact-form.tsx'],
};

/** Module that reads the page list of the built site. */
const pageListReader = 'scripts/read-pages.ts';
const pageList = 'dist/catalogue.json';

const canImport = (file: string) => /\.(ts|tsx)$/.test(file);

/** Returns the local files that a file imports (types included) or reads; paths from the root. */
function localInputs(file: string): string[] {
  if (!canImport(file)) return [];
  if (file === pageListReader) return [pageList];
  const imports = importsOf(readFileSync(file, 'utf8'))
    .filter((name) => name.startsWith('.'))
    .map((name) => {
      const words = wordsFile(name, file);
      return words ? relative('.', words) : posix.join(dirname(file), name.replace(/\?.*$/, ''));
    });
  return [...imports, ...globSync(filesRead[file] ?? [])];
}

const sourceCache = new Map<string, string[]>();

/** Returns a file and all that it imports or reads, directly or not, each once; memoized. */
export function sourcesOf(entry: string): string[] {
  const cachedFiles = sourceCache.get(entry);
  if (cachedFiles) return cachedFiles;
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    if (selectors.has(file)) return;
    for (const target of localInputs(file)) visit(target);
  };
  visit(entry);
  const files = [...visited].sort();
  sourceCache.set(entry, files);
  return files;
}

const hashCache = new Map<string, string>();

/** Hashes a file's content; memoized. */
export function hashFile(file: string): string {
  const cachedHash = hashCache.get(file);
  if (cachedHash) return cachedHash;
  const content = existsSync(file) ? readFileSync(file) : 'absent';
  const hash = createHash('sha256').update(content).digest('base64url');
  hashCache.set(file, hash);
  return hash;
}

/** Returns the files that match patterns and all that they import or read, each once, sorted. */
export const sourcesOfAll = (patterns: readonly string[]): string[] =>
  [...new Set(globSync([...patterns]).flatMap(sourcesOf))].sort();

/** Clears the memoized files, which may have been edited since. */
export function forgetSources(): void {
  sourceCache.clear();
  hashCache.clear();
}

/** Hashes the names and contents of files. */
export const hashFiles = (files: readonly string[]): string =>
  createHash('sha256')
    .update(files.map((file) => `${file} ${hashFile(file)}\n`).join(''))
    .digest('base64url');

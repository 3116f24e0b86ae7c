import { globSync, readFileSync, statSync } from 'node:fs';
import { normalize } from 'node:path';
import { expect, test } from 'vitest';
import { serverTestInputs } from '../../scripts/suites.ts';
import { sourcesOf, sourcesOfAll } from '../../scripts/test-sources.ts';

/*
 * A browser test that passed on the same bytes is skipped for a day (decision 38). So its result
 * may depend only on what its cache key contains: neither on the clock or on chance, nor on files
 * that `scripts/test-sources.ts` does not know. Stop the page's clock
 * (`tests/stopped-clock.ts`); a test that needs the server's is tagged `@uncached`.
 */

/** Clocks and random values. */
const clockOrChance =
  /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\brandom(?:UUID|Bytes|Int)\(|\bgetRandomValues\(/g;

/** File reads, computed imports, and code that a bundler gets as text. */
const fileReads =
  /\b(?:read(?:dir|File)|exists|glob|l?stat)(?:Sync)?\(|\bcreateReadStream\(|\bimport\((?!['"])|\bstdin:/g;

/** Uses that change no result, with the reason. */
const allowed: Record<string, string> = {
  'src/content/markdown-records.ts: existsSync(': 'records: inputs, by test-sources.ts',
  'src/content/markdown-records.ts: readFileSync(': 'records: inputs, by test-sources.ts',
  'src/content/markdown-records.ts: readdirSync(': 'records: inputs, by test-sources.ts',
  'src/homes/design-agency/design-agency.spec.ts: readFileSync(': 'a download',
  'src/homes/events-conference/events-conference.spec.ts: readFileSync(': 'a download',
  'tests/css-modules-plugin.ts: readFileSync(': 'stylesheets that the pages load, as built',
  'tests/e2e/desk-helpers.ts: existsSync(': 'mails of the desk, whose tests are not cached',
  'tests/e2e/desk-helpers.ts: readFileSync(': 'mails of the desk, whose tests are not cached',
  'tests/e2e/desk-helpers.ts: readdirSync(': 'mails of the desk, whose tests are not cached',
  'tests/e2e/form-helpers.ts: Math.random(': 'a name for a new person: any will do',
  'tests/e2e/form-helpers.ts: existsSync(': 'mails of the tested server',
  'tests/e2e/form-helpers.ts: readFileSync(': 'mails of the tested server',
  'tests/e2e/form-helpers.ts: readdirSync(': 'mails of the tested server',
  'tests/e2e/openings.ts: globSync(': 'names of records: inputs, by test-sources.ts',
  'tests/e2e/site-chrome-collection.ts: import(': 'collections: inputs, by test-sources.ts',
  'tests/e2e/site-chrome-collection.ts: readdirSync(': 'collections: inputs, by test-sources.ts',
  'tests/embedded-fonts.ts: readFile(': 'fonts of packages: the lock file is an input',
  'tests/every-page/accessible.ts: readFileSync(': 'axe, a package: the lock file is an input',
  'tests/every-page/visited-pages.ts: statSync(': 'chooses pages, whose paths are test titles',
};

/** Specs whose passes are cached: those with our fixtures, which record requests. */
const specs = globSync('{src,tests}/**/*.spec.ts').filter((spec) =>
  sourcesOf(spec).includes('tests/fixtures.ts'),
);
const sources = [...new Set(specs.flatMap(sourcesOf))].filter((file) => /\.tsx?$/.test(file));
const testCode = sources.filter((file) => file.startsWith('tests/') || file.endsWith('.spec.ts'));

/** Returns what matches a pattern outside of comments, each once: `file: readFileSync(`. */
function findUses(files: readonly string[], pattern: RegExp): string[] {
  const usesIn = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
      .flatMap((line) => [...line.matchAll(pattern)].map(([use]) => `${file}: ${use}`));
  return [...new Set(files.flatMap(usesIn))];
}

test('no cached browser test depends on the clock, on chance or on files outside of its key', () => {
  expect(specs.length).toBeGreaterThan(90);
  const readers = sources.filter((file) => file.startsWith('src/') || testCode.includes(file));
  const uses = [...findUses(testCode, clockOrChance), ...findUses(readers, fileReads)];
  expect(uses.sort()).toEqual(Object.keys(allowed).sort());
});

/** Files that other tests read whose code these share, with the reason. */
const notForServer = {
  'astro.config.ts': 'in a list of what other tests copy',
  'dist-server/main.js': 'the program that benchmarks start',
  'src/content/logo.svg': 'a setting of pages',
};

test('server tests name no file of the project that is outside of the key of their suite', () => {
  const inputs = sourcesOfAll(serverTestInputs);
  const code = inputs.filter((file) => /^(?:tests|scripts|server\/build)\b.*\.ts$/.test(file));
  const names = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`]([\w./-]+\.\w+)['"`]/g)].map(([, name = '']) =>
      normalize(name),
    ),
  );
  const files = new Set(
    names.filter((name) => statSync(name, { throwIfNoEntry: false })?.isFile()),
  );
  expect(files).toContain('server/main.ts');
  const missing = [...files].filter((name) => !inputs.includes(name));
  expect(missing.filter((name) => !(name in notForServer))).toEqual([]);
});

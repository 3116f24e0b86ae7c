import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { TakenPage } from './whole-pages.ts';

/**
 * Homes that looked alike at home, and a hash of all that they were made of then. It belongs to the
 * repository: a clean checkout compares what has changed since, and some more in their turn.
 */
const file = 'tests/take-home/alike.generated.json';

/** Every home is compared anew once in so many days, changed or not. */
const days = 12;

/** Hashes by project and home: `vite home-cafe`. */
type Alike = Record<string, string>;

const known = (): Alike => JSON.parse(readFileSync(file, 'utf8')) as Alike;

const isWanted = ({ path }: { path: string }) => !path.endsWith('picture-name.generated.ts');

/** What a picture of a home depends on: what is taken, without the names of all pictures, and these tests. */
function hashOf(name: string): string {
  const item = JSON.parse(readFileSync(`dist/r/${name}.json`, 'utf8')) as {
    files: { path: string }[];
  };
  const hash = createHash('sha256');
  hash.update(JSON.stringify({ ...item, files: item.files.filter(isWanted) }));
  for (const source of globSync('tests/take-home/*.ts').sort()) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 32);
}

/**
 * The homes to compare in a project: those that have changed since they were alike, and those whose
 * turn it is.
 */
export function homesToCompare(project: string, pages: readonly TakenPage[]): TakenPage[] {
  const alike = known();
  const today = Math.floor(Date.now() / 86_400_000);
  return pages.filter(
    ({ name }, index) =>
      index % days === today % days || alike[`${project} ${name}`] !== hashOf(name),
  );
}

/** Writes down that homes are alike in a project, and forgets those that are no more. */
export function writeAlike(
  project: string,
  compared: readonly TakenPage[],
  pages: readonly TakenPage[],
): void {
  const own = compared.map(({ name }) => [`${project} ${name}`, hashOf(name)] as const);
  const isHome = (key: string) => pages.some(({ name }) => key.endsWith(` ${name}`));
  const all = Object.entries({ ...known(), ...Object.fromEntries(own) });
  const sorted = all.filter(([key]) => isHome(key)).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Everything that a result depends on: what is offered, the originals, and the tests themselves. */
const sources = ['dist/r/*', 'dist/home-*.html', 'tests/take-home/*.ts'];

const folder = 'node_modules/.cache/take-home';

/** A name for the sources as they are now; undefined where the site is not built. */
function hashOfSources(): string | undefined {
  if (!existsSync('dist/r/registry.json')) return undefined;
  const hash = createHash('sha256');
  for (const file of sources.flatMap((pattern) => globSync(pattern)).sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether a test has passed with the very same sources. A clean checkout knows nothing of it. */
export function isKept(name: string): boolean {
  const file = join(folder, name);
  return existsSync(file) && readFileSync(file, 'utf8') === hashOfSources();
}

/** Keeps that a test has passed. */
export function keep(name: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hashOfSources() ?? '');
}

import { readdirSync } from 'node:fs';
import { recordsByName } from '../../src/content/named-records.ts';
import type { CollectionFooter } from '../../src/footers/collection-footer.ts';
import type {
  CollectionHeader,
  HeaderDemo,
  HeaderInUse,
} from '../../src/headers/collection-header.ts';

/*
 * The headers and footers of the collection, for browser tests: these run without Vite, which
 * gathers the records for the site.
 */

/** Imports the records of a folder of `src/`, by file. */
async function recordsIn<T>(folder: string, name: string): Promise<Record<string, T>> {
  const files = readdirSync(`src/${folder}`);
  const modules = files.map(async (file) => [
    file,
    (await import(`../../src/${folder}/${file}`))[name],
  ]);
  return Object.fromEntries(await Promise.all(modules));
}

type Header = CollectionHeader<HeaderDemo | HeaderInUse>;

export const headers = recordsByName(
  await recordsIn<Header>('headers/collection', 'header'),
  ({ order }) => order,
);

export const footers = recordsByName(
  await recordsIn<CollectionFooter>('footers/collection', 'footer'),
  ({ number }) => number,
);

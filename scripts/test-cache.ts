import { DiskCache } from '../integrations/build-cache/disk-cache.ts';

const MB = 1024 * 1024;
const dayMs = 86_400_000;

/** Opens the cache of tests that passed within a day, in the user's cache folder. */
export const openTestCache = (): DiskCache =>
  new DiskCache({ name: 'tests', maxBytes: 200 * MB, maxAge: dayMs });

/** Reads a JSON value; undefined if there is none. */
export function readJson<Value>(cache: DiskCache, key: string): Value | undefined {
  const bytes = cache.get(key);
  return bytes && JSON.parse(bytes.toString('utf8'));
}

/** Stores a value as JSON. */
export const putJson = (cache: DiskCache, key: string, value: unknown): Promise<void> =>
  cache.put(key, Buffer.from(JSON.stringify(value)));

/** Returns true for a run that skips tests which have passed on the same bytes. */
export const readsTestCache = (): boolean =>
  !process.argv.includes('--no-cache') &&
  process.env['CI_FRESH'] !== '1' &&
  process.env['TEST_SIZE'] !== 'full';

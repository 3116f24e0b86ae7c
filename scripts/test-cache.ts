import { type Cache, openCache } from '../integrations/build-cache/open-cache.ts';

const dayMs = 86_400_000;

/** An entry of the test cache: what passed, and when. */
interface Entry<Value> {
  /** Milliseconds since 1970. */
  at: number;
  value: Value;
}

/** Remembers passed tests for a day in the user's cache folder, 200 MB at most. */
export interface TestCache {
  get: <Value>(key: string) => Promise<Value | undefined>;
  put: (key: string, value: unknown) => Promise<void>;
  prune: () => Promise<void>;
}

/** Opens the cache of passed tests. */
export function openTestCache(): TestCache {
  const cache: Cache = openCache({ name: 'tests', maxBytes: 200 * 1024 * 1024 });
  return {
    async get<Value>(key: string) {
      const bytes = await cache.get(key);
      if (!bytes) return undefined;
      const { at, value }: Entry<Value> = JSON.parse(bytes.toString('utf8'));
      return Date.now() - at < dayMs ? value : undefined;
    },
    put: (key, value) => cache.put(key, Buffer.from(JSON.stringify({ at: Date.now(), value }))),
    prune: () => cache.prune(),
  };
}

/** Whether tests that have passed on the same bytes may be left out of this run. */
export const readsTestCache = (): boolean =>
  !process.argv.includes('--no-cache') &&
  process.env['CI_FRESH'] !== '1' &&
  process.env['TEST_SIZE'] !== 'full';

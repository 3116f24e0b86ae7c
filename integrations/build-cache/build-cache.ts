import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { DiskCache } from './disk-cache.ts';
import { sourceVersion } from './source-version.ts';

const disk = new DiskCache({ name: 'build', maxBytes: 2 * 1024 ** 3 });

/** Returns the cached result for these inputs (JSON), or makes and caches it. */
type Cached<T> = (inputs: unknown, make: () => T | Promise<T>) => Promise<T>;

/**
 * Creates a cache for results that are pure functions of their inputs, kept across builds. Results
 * can be anything that can be cloned, such as buffers and maps. A change of the module, of its
 * imports or of a package that it uses invalidates everything; for a file that it reads, the inputs
 * have to contain the hash.
 *
 * @param module the module's `import.meta.url`
 */
export function buildCache<T>(module: string): Cached<T> {
  let version: Promise<string> | undefined;
  const pending = new Map<string, Promise<Buffer>>();
  const load = async (inputs: string, make: () => T | Promise<T>) => {
    version ??= sourceVersion(module);
    const key = `${await version} ${inputs}`;
    const known = disk.get(key);
    if (known) return known;
    const made = zstdCompressSync(serialize(await make()));
    await disk.put(key, made);
    return made;
  };
  return async (inputs, make) => {
    const key = hash('sha256', JSON.stringify(inputs));
    const packed = pending.get(key) ?? load(key, make);
    pending.set(key, packed);
    return deserialize(zstdDecompressSync(await packed));
  };
}

/** Shrinks the cache to its size limit if this build has added to it. */
export const pruneBuildCache = (): Promise<void> => disk.prune();

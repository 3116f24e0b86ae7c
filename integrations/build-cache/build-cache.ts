import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { DiskCache } from './disk-cache.ts';
import { sourceVersion } from './source-version.ts';

const diskCache = new DiskCache({ name: 'build', maxBytes: 2 * 1024 ** 3 });

/** Returns the cached result for these inputs (JSON), or makes and caches it. */
type GetOrMake<T> = (inputs: unknown, make: () => T | Promise<T>) => Promise<T>;

/**
 * Creates a cache for results that are pure functions of their inputs, kept across builds. Results
 * can be anything that can be cloned, such as buffers and maps. A change of the module, of its
 * imports or of a package that it uses invalidates everything. For each file that the module reads,
 * the inputs have to contain the hash of the file.
 *
 * @param module the module's `import.meta.url`
 */
export function buildCache<T>(module: string): GetOrMake<T> {
  let version: Promise<string> | undefined;
  /** Compressed results of this process, by hash of the inputs. */
  const results = new Map<string, Promise<Buffer>>();
  const loadOrMake = async (inputsHash: string, make: () => T | Promise<T>) => {
    version ??= sourceVersion(module);
    const key = `${await version} ${inputsHash}`;
    const cachedResult = diskCache.get(key);
    if (cachedResult) return cachedResult;
    const compressed = zstdCompressSync(serialize(await make()));
    await diskCache.put(key, compressed);
    return compressed;
  };
  return async (inputs, make) => {
    const inputsHash = hash('sha256', JSON.stringify(inputs));
    const result = results.get(inputsHash) ?? loadOrMake(inputsHash, make);
    results.set(inputsHash, result);
    return deserialize(zstdDecompressSync(await result));
  };
}

/** Shrinks the cache to its size limit if this build has added to it. */
export const pruneBuildCache = (): Promise<void> => diskCache.prune();

import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { DiskCache } from './disk-cache.ts';
import { sourceVersion } from './source-version.ts';

const disk = new DiskCache({ name: 'build', maxBytes: 2 * 1024 ** 3 });

/** Returns what was made of the same inputs before, or makes it. Inputs are JSON. */
type Cached<T> = (inputs: unknown, make: () => T | Promise<T>) => Promise<T>;

/**
 * Cache for what a module makes as a pure function of its inputs, kept for later builds: anything that
 * can be cloned, such as buffers and maps. A change of the module, of what it imports or of a package
 * it uses makes everything anew; of a file that it reads, the inputs need the hash.
 *
 * @param module the module's URL
 */
export function buildCache<T>(module: string): Cached<T> {
  let version: Promise<string> | undefined;
  const asked = new Map<string, Promise<Buffer>>();
  const recall = async (inputs: string, make: () => T | Promise<T>) => {
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
    const packed = asked.get(key) ?? recall(key, make);
    asked.set(key, packed);
    return deserialize(zstdDecompressSync(await packed));
  };
}

/** Brings the cache back to its limit where this build has filled it. */
export const pruneBuildCache = (): Promise<void> => disk.prune();

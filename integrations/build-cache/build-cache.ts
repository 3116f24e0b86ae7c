import { DiskCache } from './disk-cache.ts';
import { sourceVersion } from './source-version.ts';

const disk = new DiskCache({ name: 'build', maxBytes: 2 * 1024 ** 3 });

/** Returns what was made of the same inputs before, or makes it. Inputs are JSON. */
type Cached = (inputs: unknown, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Cache for what a module makes as a pure function of its inputs, kept for later builds. A change of
 * the module, of what it imports or of a package it uses makes everything anew; a file that it reads
 * belongs into the inputs.
 *
 * @param module its `import.meta.url`
 */
export function buildCache(module: string): Cached {
  let version: Promise<string> | undefined;
  const asked = new Map<string, Promise<Buffer>>();
  const recall = async (inputs: string, make: () => Promise<Buffer>) => {
    version ??= sourceVersion(module);
    const key = JSON.stringify([await version, inputs]);
    const known = disk.get(key);
    if (known) return known;
    const made = await make();
    await disk.put(key, made);
    return made;
  };
  return (inputs, make) => {
    const text = JSON.stringify(inputs);
    const result = asked.get(text) ?? recall(text, make);
    asked.set(text, result);
    return result;
  };
}

/** Brings the cache back to its limit where this build has filled it. */
export const pruneBuildCache = (): Promise<void> => disk.prune();

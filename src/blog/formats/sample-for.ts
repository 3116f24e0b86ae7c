/**
 * Picks a sample for a post that has no media of its own: stable per id, and different for
 * consecutive ids.
 * @throws when the pool is empty, which fails the build
 */
export function sampleFor<T>(id: number, pool: readonly T[]): T {
  const sample = pool[id % pool.length];
  if (sample === undefined) throw new Error('There is nothing that a post could borrow.');
  return sample;
}

/**
 * Picks a sample for a post that has no media of its own: stable per id, and different for
 * consecutive ids.
 * @throws when the pool is empty, which fails the build
 */
export function pickFor<Thing>(id: number, pool: readonly Thing[]): Thing {
  const thing = pool[id % pool.length];
  if (thing === undefined) throw new Error('There is nothing that a post could borrow.');
  return thing;
}

/**
 * What a post borrows where it has nothing of its own for a kind: always the same, and with the next
 * post something else.
 * @throws when there is nothing to borrow, which fails the build.
 */
export function pickFor<Thing>(id: number, pool: readonly Thing[]): Thing {
  const thing = pool[id % pool.length];
  if (thing === undefined) throw new Error('There is nothing that a post could borrow.');
  return thing;
}

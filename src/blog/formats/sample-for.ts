import type { Post } from '../../content/schema/post.ts';

/**
 * Picks media for a sample that has none of its own: stable per id, and different for consecutive
 * ids.
 * @throws for a post of one's own, and when the pool is empty, which fails the build
 */
export function sampleFor<T>({ id, sample }: Pick<Post, 'id' | 'sample'>, pool: readonly T[]): T {
  if (!sample) throw new Error(`Post ${id} is no sample: it needs media of its own.`);
  const media = pool[id % pool.length];
  if (media === undefined) throw new Error('There is nothing that a post could borrow.');
  return media;
}

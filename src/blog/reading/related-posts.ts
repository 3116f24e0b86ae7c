import { startOfDay } from '../../content/printed-day.ts';
import type { Post } from '../../content/schema/post.ts';

const countShared = (names: readonly string[], others: readonly string[]) =>
  names.filter((each) => others.includes(each)).length;

/**
 * Returns the similarity of two posts: a shared tag weighs more than a shared category, a shared
 * author least.
 */
const similarityOf = (one: Post, other: Post) =>
  3 * countShared(one.tags, other.tags) +
  2 * countShared(one.category, other.category) +
  (one.author === other.author ? 1 : 0);

const daysBetween = (one: Post, other: Post) =>
  Math.abs(startOfDay(one.date) - startOfDay(other.date));

/**
 * Returns the most similar posts, without those that the page links to anyway; ties go to the post
 * closest in time.
 */
export function relatedPosts(
  post: Post,
  posts: readonly Post[],
  excludedIds: readonly (number | undefined)[],
  count = 3,
): Post[] {
  return posts
    .filter(({ id }) => id !== post.id && !excludedIds.includes(id))
    .map((other) => ({
      other,
      similarity: similarityOf(post, other),
      days: daysBetween(post, other),
    }))
    .toSorted(
      (one, next) =>
        next.similarity - one.similarity || one.days - next.days || one.other.id - next.other.id,
    )
    .slice(0, count)
    .map(({ other }) => other);
}

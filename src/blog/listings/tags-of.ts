import type { Post } from '../../content/schema/post.ts';

/** Tags that several posts bear, by name, each with the search that finds them. */
export function tagsOf(posts: readonly Pick<Post, 'tags'>[]): { title: string; link: string }[] {
  const all = posts.flatMap(({ tags }) => [...new Set(tags)]);
  const several = new Set(all.filter((tag, index) => all.indexOf(tag) !== index));
  return [...several]
    .toSorted((one, other) => one.localeCompare(other))
    .map((title) => ({ title, link: `/page/search-result?q=${encodeURIComponent(title)}` }));
}

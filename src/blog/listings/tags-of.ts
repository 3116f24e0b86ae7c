import type { Post } from '../../content/schema/post.ts';

/** Returns the tags shared by several posts, sorted by name, each with a link to its search results. */
export function tagsOf(posts: readonly Pick<Post, 'tags'>[]): { title: string; link: string }[] {
  const all = posts.flatMap(({ tags }) => [...new Set(tags)]);
  const several = new Set(all.filter((tag, index) => all.indexOf(tag) !== index));
  return [...several]
    .toSorted((one, other) => one.localeCompare(other))
    .map((title) => ({ title, link: `/page/search-result?q=${encodeURIComponent(title)}` }));
}

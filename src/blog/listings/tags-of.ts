import type { Post } from '../../content/schema/post.ts';

/** Returns the tags shared by several posts, sorted by name, each with a link to its search results. */
export function tagsOf(posts: readonly Pick<Post, 'tags'>[]): { title: string; link: string }[] {
  const allTags = posts.flatMap(({ tags }) => [...new Set(tags)]);
  const sharedTags = new Set(allTags.filter((tag, index) => allTags.indexOf(tag) !== index));
  return [...sharedTags]
    .toSorted((one, other) => one.localeCompare(other))
    .map((title) => ({ title, link: `/page/search-result?q=${encodeURIComponent(title)}` }));
}

import { isPublished } from '../content/published.ts';
import { recordFiles } from '../content/record-files.ts';
import { type Post, postSchema } from '../content/schema/post.ts';
import { isKeptPost } from './kept-posts.ts';

const postFiles = recordFiles.posts.flatMap(({ fields, text }) => {
  const { data } = postSchema.safeParse(fields);
  return data ? [{ post: data, text }] : [];
});

/** Published posts with all samples, by id. */
export const postsWithSamples: readonly Post[] = postFiles
  .map(({ post }) => post)
  .filter((post) => isPublished(post))
  .sort((one, other) => one.id - other.id);

/**
 * Published posts, by id. Astro's collection has the same ones, with their HTML. Invalid files are
 * left out: the content checker (`tables.ts`) names their file and field and stops the build.
 */
export const posts: readonly Post[] = postsWithSamples.filter((post) => isKeptPost(post));

const markdownById = new Map(postFiles.map(({ post, text }) => [post.id, text]));

/** Returns the Markdown of a post; empty for an unknown id. */
export const postText = (id: number): string => markdownById.get(id) ?? '';

/** Published posts with their Markdown, by id. */
export const postsWithText: readonly (Post & { text: string })[] = posts.map((post) => ({
  ...post,
  text: postText(post.id),
}));

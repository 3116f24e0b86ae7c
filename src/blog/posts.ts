import { validRecords } from '../content/markdown-records.ts';
import { isPublished } from '../content/published.ts';
import { recordFiles } from '../content/record-files.ts';
import { type Post, postSchema } from '../content/schema/post.ts';
import { isKeptPost } from './kept-posts.ts';

const records = validRecords(recordFiles.posts, postSchema);

/** Published posts with all samples, by id. */
export const postsWithSamples: readonly Post[] = records
  .map(({ data }) => data)
  .filter((post) => isPublished(post))
  .sort((one, other) => one.id - other.id);

/** Published posts, by id. Astro's collection has the same ones, with their HTML. */
export const posts: readonly Post[] = postsWithSamples.filter((post) => isKeptPost(post));

const markdownById = new Map(records.map(({ data, text }) => [data.id, text]));

/** Returns the Markdown of a post; empty for an unknown id. */
export const postText = (id: number): string => markdownById.get(id) ?? '';

/** Published posts with their Markdown, by id. */
export const postsWithText: readonly (Post & { text: string })[] = posts.map((post) => ({
  ...post,
  text: postText(post.id),
}));

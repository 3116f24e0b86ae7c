import { isPublished } from '../content/published.ts';
import { type Post, postSchema } from '../content/schema/post.ts';
import { postFiles } from './post-files.ts';

/**
 * Published posts, by id, for code outside of pages (pages read Astro's collection). Invalid files
 * are left out: the content checker (`tables.ts`) names their file and field and stops the build.
 */
export const posts: readonly Post[] = postFiles
  .map(({ fields }) => postSchema.safeParse(fields))
  .flatMap(({ data }) => data ?? [])
  .filter((post) => isPublished(post))
  .sort((one, other) => one.id - other.id);

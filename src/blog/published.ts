import type { Post } from '../content/schema/post.ts';

/** `npm run dev` sets it: whoever writes wants to see what is not out yet. */
const showsAll = () => process.env['SITE_DRAFTS'] === '1';

/**
 * Whether a post is out: finished, and its day has come. A day begins at midnight UTC; a post with a
 * later date comes out with the first build of that day.
 */
export const isPublished = (
  { draft, date }: Pick<Post, 'draft' | 'date'>,
  now: Date = new Date(),
  all: boolean = showsAll(),
): boolean => all || (draft !== true && Date.parse(`${date} UTC`) <= now.getTime());

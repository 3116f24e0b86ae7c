import type { Post, PostFormat } from './schema/post.ts';

/** Returns the path of a post in a format: every post is available in every format. */
export const formatPath = (format: PostFormat, id: number) =>
  `/blog-types/blog-${format}-post/${id}`;

/** Returns the canonical path of a post: its own link, or its page in its own format. */
export const postPath = ({ id, postType, link }: Pick<Post, 'id' | 'postType' | 'link'>) =>
  link ?? formatPath(postType, id);

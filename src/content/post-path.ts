import type { Post, PostType } from './schema/post.ts';

/** Where a post stands in the dress of a type: every post answers under every one. */
export const typePath = (type: PostType, id: number) => `/blog-types/blog-${type}-post/${id}`;

/** The one address of a post: its own link, or its page in its own type. */
export const postPath = ({ id, postType, link }: Pick<Post, 'id' | 'postType' | 'link'>) =>
  link ?? typePath(postType, id);

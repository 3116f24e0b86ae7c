import type { PostCardItem } from '../../../blocks/posts/post-card.tsx';
import { shapeOf } from '../../../blocks/posts/posts-of.ts';
import type { ListedPost } from '../listed-post.ts';

/** Converts listed posts to masonry cards. */
export const masonryItems = (posts: readonly ListedPost[]): PostCardItem[] =>
  posts.map(({ author, ...post }) => ({
    ...post,
    author: author.name,
    shape: shapeOf(post.img),
  }));

import type { PostCardItem } from '../../blocks/posts/post-card.tsx';
import { postsOf } from '../../blocks/posts/posts-of.ts';
import { posts } from '../../blog/posts.ts';
import { people } from '../../content/people.data.ts';

/** The blog's posts on startups. */
export const startupPosts: readonly PostCardItem[] = postsOf(posts, people, {
  blogType: 'masonry',
  category: 'startup',
});

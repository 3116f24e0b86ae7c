import { postsWithText } from '../../blog/posts.ts';
import { lifestyleOf, type ReadablePost } from './reading.ts';

/** The blog's posts of the type `lifestyle`, newest first. */
export const posts: readonly ReadablePost[] = lifestyleOf(postsWithText);

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { checkContent } from './check-content.ts';
import { postSchema } from './content/schema/post.ts';

checkContent();

export const collections = {
  /** The blog. One file a post: fields in the frontmatter, the article below. */
  posts: defineCollection({
    loader: glob({ pattern: '*.md', base: './src/blog/posts' }),
    schema: postSchema,
  }),
};

import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'zod';
import { isPublished } from './content/published.ts';
import { newsItemSchema } from './content/schema/news-item.ts';
import { postSchema } from './content/schema/post.ts';
import { productSchema } from './content/schema/product.ts';
import { projectSchema } from './content/schema/project.ts';

/** The files of a loader without those that are not out: no page, list or feed can show one. */
const onlyPublished = (
  loader: Loader,
  schema: z.ZodType<Parameters<typeof isPublished>[0]>,
): Loader => ({
  ...loader,
  name: 'published',
  load: async (context) => {
    await loader.load(context);
    for (const [id, { data }] of context.store.entries()) {
      if (!isPublished(schema.parse(data))) context.store.delete(id);
    }
  },
});

export const collections = {
  /** The blog. One file a post: fields in the frontmatter, the article below. */
  posts: defineCollection({
    loader: onlyPublished(glob({ pattern: '*.md', base: './src/blog/posts' }), postSchema),
    schema: postSchema,
  }),
  /** The news. One file an item: fields in the frontmatter, its words below. */
  news: defineCollection({
    loader: onlyPublished(
      glob({ pattern: '*.md', base: './src/company/latest-news/items' }),
      newsItemSchema,
    ),
    schema: newsItemSchema,
  }),
  /** The portfolio. One file a project: fields in the frontmatter, its story below. */
  projects: defineCollection({
    loader: glob({ pattern: '*.md', base: './src/portfolio/projects' }),
    schema: projectSchema,
  }),
  /** The shop. One file a product: fields in the frontmatter, its words below. */
  products: defineCollection({
    loader: glob({ pattern: '*.md', base: './src/shop/products' }),
    schema: productSchema,
  }),
};

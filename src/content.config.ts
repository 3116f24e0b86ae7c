import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'zod';
import { isPublished } from './content/published.ts';
import { newsItemSchema } from './content/schema/news-item.ts';
import { postSchema } from './content/schema/post.ts';
import { productSchema } from './content/schema/product.ts';
import { projectSchema } from './content/schema/project.ts';

/** Wraps a loader so that unpublished entries are dropped: no page, list or feed can show them. */
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
  /** Blog. One file per post: fields in the front matter, the article below. */
  posts: defineCollection({
    loader: onlyPublished(glob({ pattern: '*.md', base: './src/blog/posts' }), postSchema),
    schema: postSchema,
  }),
  /** News. One file per item: fields in the front matter, its text below. */
  news: defineCollection({
    loader: onlyPublished(
      glob({ pattern: '*.md', base: './src/company/latest-news/items' }),
      newsItemSchema,
    ),
    schema: newsItemSchema,
  }),
  /** Portfolio. One file per project: fields in the front matter, its story below. */
  projects: defineCollection({
    loader: glob({ pattern: '*.md', base: './src/portfolio/projects' }),
    schema: projectSchema,
  }),
  /** Shop. One file per product: fields in the front matter, its description below. */
  products: defineCollection({
    loader: glob({ pattern: '*.md', base: './src/shop/products' }),
    schema: productSchema,
  }),
};

import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { isKeptPost } from './blog/kept-posts.ts';
import { isPublished } from './content/published.ts';
import { recordFolders } from './content/record-files.ts';
import { recordLoader } from './content/record-loader.ts';
import { newsItemSchema } from './content/schema/news-item.ts';
import { postSchema } from './content/schema/post.ts';
import { productSchema } from './content/schema/product.ts';
import { projectSchema } from './content/schema/project.ts';

/** Defines the collection of a folder of records, which `isShown` may reduce. */
const collectionOf = <Schema extends z.ZodType<Record<string, unknown>>>(
  folder: string,
  schema: Schema,
  isShown?: (data: z.output<Schema>) => boolean,
) =>
  defineCollection({
    loader: recordLoader({ folder, schema, ...(isShown && { isShown }) }),
    schema,
  });

export const collections = {
  /** Blog. One file per post: fields in the front matter, the article below. */
  posts: collectionOf(
    recordFolders.posts,
    postSchema,
    (post) => isPublished(post) && isKeptPost(post),
  ),
  /** News. One file per item: fields in the front matter, its text below. */
  news: collectionOf(recordFolders.news, newsItemSchema, (item) => isPublished(item)),
  /** Portfolio. One file per project: fields in the front matter, its story below. */
  projects: collectionOf(recordFolders.projects, projectSchema),
  /** Shop. One file per product: fields in the front matter, its description below. */
  products: collectionOf(recordFolders.products, productSchema),
};

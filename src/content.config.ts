import { defineCollection } from 'astro:content';
import { isKeptPost } from './blog/kept-posts.ts';
import { isPublished } from './content/published.ts';
import { recordFolders } from './content/record-folders.ts';
import { recordLoader } from './content/record-loader.ts';
import { newsItemSchema } from './content/schema/news-item.ts';
import { postSchema } from './content/schema/post.ts';
import { productSchema } from './content/schema/product.ts';
import { projectSchema } from './content/schema/project.ts';

const { posts, news, projects, products } = recordFolders;

export const collections = {
  /** Blog. One file per post: fields in the front matter, the article below. */
  posts: defineCollection({
    loader: recordLoader(posts, postSchema, (post) => isPublished(post) && isKeptPost(post)),
  }),
  /** News. One file per item: fields in the front matter, its text below. */
  news: defineCollection({
    loader: recordLoader(news, newsItemSchema, (item) => isPublished(item)),
  }),
  /** Portfolio. One file per project: fields in the front matter, its story below. */
  projects: defineCollection({ loader: recordLoader(projects, projectSchema) }),
  /** Shop. One file per product: fields in the front matter, its description below. */
  products: defineCollection({ loader: recordLoader(products, productSchema) }),
};

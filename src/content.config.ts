import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { isPublished } from './blog/published.ts';
import { postSchema } from './content/schema/post.ts';
import { projectSchema } from './content/schema/project.ts';

/** The files of a loader without the posts that are not out: no page, list or feed can show one. */
const onlyPublished = (loader: Loader): Loader => ({
  ...loader,
  name: 'published',
  load: async (context) => {
    await loader.load(context);
    for (const [id, { data }] of context.store.entries()) {
      if (!isPublished(postSchema.parse(data))) context.store.delete(id);
    }
  },
});

export const collections = {
  /** The blog. One file a post: fields in the frontmatter, the article below. */
  posts: defineCollection({
    loader: onlyPublished(glob({ pattern: '*.md', base: './src/blog/posts' })),
    schema: postSchema,
  }),
  /** The portfolio. One file a project: fields in the frontmatter, its story below. */
  projects: defineCollection({
    loader: glob({ pattern: '*.md', base: './src/portfolio/projects' }),
    schema: projectSchema,
  }),
};

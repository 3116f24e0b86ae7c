import type { SiteConfig } from '../../site.config.ts';
import { isKeptPost } from '../../src/blog/kept-posts.ts';
import { recordFiles } from '../../src/content/record-files.ts';
import { type Post, postSchema } from '../../src/content/schema/post.ts';
import { projectSchema } from '../../src/content/schema/project.ts';
import { keepsSample, type SampleConfig } from '../../src/page-meta/samples.ts';

type Embeds = NonNullable<SiteConfig['embeds']>;

const keptPosts = (config: SampleConfig): Post[] =>
  recordFiles.posts
    .flatMap(({ fields }) => postSchema.safeParse(fields).data ?? [])
    .filter((post) => post.sample && isKeptPost(post, config));

/** Returns the ids of the people whom the samples that stay name: authors, and teams of projects. */
export function peopleOfSamples(config: SampleConfig): Set<number> {
  const projects = keepsSample('portfolio', config)
    ? recordFiles.projects.flatMap(({ fields }) => projectSchema.safeParse(fields).data ?? [])
    : [];
  return new Set([
    ...keptPosts(config).map(({ author }) => author),
    ...projects.flatMap(({ team }) => team),
  ]);
}

/** Returns the third parties whose frames are in the samples that stay. */
export function embedsOfSamples(config: SampleConfig): Embeds {
  if (keepsSample('elements', config) || keepsSample('modals', config))
    return ['youtube', 'vimeo', 'openstreetmap', 'google-maps'];
  const posts = keptPosts(config);
  return (['youtube', 'vimeo'] as const).filter((name) => posts.some((post) => post[name]));
}

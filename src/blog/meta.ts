import type { PageMeta } from '../page-meta/page-meta.ts';
import { postMeta } from './post-meta.ts';
import { posts, postsWithSamples } from './posts.ts';

/**
 * Returns the key of a page's view: pages with the same view and theme share one entry in the
 * showcase.
 */
const viewKeyOf = ({ postType, link }: (typeof posts)[number], { theme }: PageMeta) =>
  link ?? `${postType} ${theme}`;

const firstPathByView = new Map<string, string>();

/**
 * Meta of all posts; the first of each format and theme represents the others in the showcase. Samples
 * that the site leaves out follow, so that links to them are known.
 */
export const pages: readonly PageMeta[] = [
  ...posts.map((post) => {
    const meta = postMeta(post);
    const first = firstPathByView.get(viewKeyOf(post, meta)) ?? meta.path;
    firstPathByView.set(viewKeyOf(post, meta), first);
    return first === meta.path ? meta : { ...meta, representedBy: first };
  }),
  ...postsWithSamples
    .filter((post) => !posts.includes(post))
    .map((post): PageMeta => ({ ...postMeta(post), sample: 'blog' })),
];

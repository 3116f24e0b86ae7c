import type { PageMeta } from '../page-meta/page-meta.ts';
import { pages as lists } from './listings/meta.ts';
import { postMeta } from './post-meta.ts';
import { posts } from './posts.ts';

/** A page that shows another record in the same view and look leaves the showcase to the first. */
const viewOf = ({ postType, link }: (typeof posts)[number], { theme }: PageMeta) =>
  link ?? `${postType} ${theme}`;

const firstOf = new Map<string, string>();

/** One page for every post; the first of each type and look stands for the others in the showcase. */
const ofPosts = posts.map((post) => {
  const meta = postMeta(post);
  const first = firstOf.get(viewOf(post, meta)) ?? meta.path;
  firstOf.set(viewOf(post, meta), first);
  return first === meta.path ? meta : { ...meta, representedBy: first };
});

/** The pages of the blog: its lists, then its posts. */
export const pages: readonly PageMeta[] = [...lists, ...ofPosts];

import type { PageRecord } from '../catalogue/page-record.ts';
import { rows as lists } from './listings/rows.ts';
import { postRow } from './post-row.ts';
import { posts } from './posts.ts';

/** A page that shows another record in the same view and look leaves the showcase to the first. */
const viewOf = ({ postType, link }: (typeof posts)[number], { theme }: PageRecord) =>
  link ?? `${postType} ${theme}`;

const firstOf = new Map<string, string>();

/** One page for every post; the first of each type and look stands for the others in the showcase. */
const ofPosts = posts.map((post) => {
  const row = postRow(post);
  const first = firstOf.get(viewOf(post, row)) ?? row.path;
  firstOf.set(viewOf(post, row), first);
  return first === row.path ? row : { ...row, like: first };
});

/** The pages of the blog: its lists, then its posts. */
export const rows: readonly PageRecord[] = [...lists, ...ofPosts];

import { dateFormat } from '../../../content/formats.ts';
import type { ListedPost } from '../listed-post.ts';

export interface Month {
  /** Name of the month. */
  title: string;
  posts: ListedPost[];
}

const monthName = dateFormat({ month: 'long', timeZone: 'UTC' });

/** Groups posts by month, keeping their order. */
export function monthsOf(posts: readonly ListedPost[]): Month[] {
  const months = new Map<string, ListedPost[]>();
  for (const post of posts) {
    const month = post.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), post]);
  }
  return [...months].map(([month, monthPosts]) => ({
    title: monthName.format(new Date(month)),
    posts: monthPosts,
  }));
}

import type { ListedPost } from '../listed-post.ts';

export interface Month {
  /** Name of the month. */
  title: string;
  posts: ListedPost[];
}

/** Groups posts by month, keeping their order. */
export function monthsOf(posts: readonly ListedPost[]): Month[] {
  const months = new Map<string, ListedPost[]>();
  for (const post of posts) {
    const month = post.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), post]);
  }
  return [...months.values()].map((ofMonth) => ({
    title: ofMonth[0]?.date.split(' ')[0] ?? '',
    posts: ofMonth,
  }));
}

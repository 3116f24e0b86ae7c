import type { ListedPost } from '../listed-post.ts';

export interface Month {
  /** Its name. */
  title: string;
  posts: ListedPost[];
}

/** Posts by the month in which they came out, in the order in which they stand. */
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

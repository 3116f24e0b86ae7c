import { dateFormat } from '../../../content/formats.ts';
import { isoDayOf } from '../../../content/printed-day.ts';
import type { Post } from '../../../content/schema/post.ts';

type DatedPost = Pick<Post, 'date'>;

export interface MonthCount {
  /** Key such as `2026-11`. */
  key: string;
  /** Name of the month, with year. */
  title: string;
  count: number;
}

const monthTitle = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = ({ date }: DatedPost) => isoDayOf(date).slice(0, 7);

/** Counts the posts of each month from the first to the last, including months without posts. */
export function countByMonth(posts: readonly DatedPost[]): MonthCount[] {
  const keys = posts.map(monthOf).toSorted();
  const [first, last] = [keys[0], keys.at(-1)];
  if (!first || !last) return [];
  const [year = 0, month = 0] = first.split('-').map(Number);
  const [lastYear = 0, lastMonth = 0] = last.split('-').map(Number);
  const length = (lastYear - year) * 12 + lastMonth - month + 1;
  return Array.from({ length }, (_, index) => {
    const day = new Date(Date.UTC(year, month - 1 + index));
    const key = day.toISOString().slice(0, 7);
    const title = monthTitle.format(day);
    return { key, title, count: keys.filter((each) => each === key).length };
  });
}

/** Returns the most liked posts, most likes first. */
export const mostLiked = <T extends Pick<Post, 'likes'>>(posts: readonly T[], count: number) =>
  posts
    .filter((post): post is T & { likes: number } => post.likes !== undefined)
    .sort((one, other) => other.likes - one.likes)
    .slice(0, count);

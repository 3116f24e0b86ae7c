import { startOfDay } from '../../content/printed-day.ts';
import type { Post } from '../../content/schema/post.ts';
import type { BlogListing } from './listing.ts';

type DatedPost = Pick<Post, 'id' | 'date'>;
type TypedPost = DatedPost & Pick<Post, 'blogType'>;

/** One page of a list. */
export interface ListPage<T> {
  /** Last part of its path; undefined for the first page. */
  key: string | undefined;
  /** Link text: a page number or a year. */
  title: string;
  unit: 'page' | 'year';
  posts: readonly T[];
}

const startOf = ({ date }: DatedPost) => startOfDay(date);

/** Sorts posts newest first; on the same day, the higher id first. */
export const latestFirst = <T extends DatedPost>(posts: readonly T[]): T[] =>
  posts.toSorted((one, other) => startOf(other) - startOf(one) || other.id - one.id);

/** Sorts the listing's own posts before all others, each newest first. */
export function matchingFirst<T extends TypedPost>(
  posts: readonly T[],
  type: BlogListing['type'],
): T[] {
  const byDay = latestFirst(posts);
  const ownPosts = byDay.filter(({ blogType }) => blogType === type);
  return [...ownPosts, ...byDay.filter(({ blogType }) => blogType !== type)];
}

/**
 * Splits posts into pages of equal size. No posts make one empty page: a list always has a first
 * page.
 */
export function paginate<T>(posts: readonly T[], size: number): ListPage<T>[] {
  const count = Math.max(1, Math.ceil(posts.length / size));
  return Array.from({ length: count }, (_, index) => ({
    key: index === 0 ? undefined : String(index + 1),
    title: String(index + 1),
    unit: 'page',
    posts: posts.slice(index * size, (index + 1) * size),
  }));
}

/** Splits posts into one page per year, newest first. */
export function paginateByYear<T extends DatedPost>(posts: readonly T[]): ListPage<T>[] {
  const years = new Map<string, T[]>();
  for (const post of latestFirst(posts)) {
    const year = String(new Date(startOf(post)).getUTCFullYear());
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, yearPosts], index) => ({
    key: index === 0 ? undefined : year,
    title: year,
    unit: 'year',
    posts: yearPosts,
  }));
}

/** Returns the pages of a listing. */
export const pagesOf = <T extends TypedPost>({ type, size }: BlogListing, posts: readonly T[]) =>
  size === 'year' ? paginateByYear(posts) : paginate(matchingFirst(posts, type), size);

/** Returns the path of a page of a list. */
export const listPagePath = (path: string, key: string | undefined) =>
  key === undefined ? path : `${path}/${key}`;

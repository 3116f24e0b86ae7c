import type { Post } from '../../content/schema/post.ts';
import type { BlogListing } from './listing.ts';

type Dated = Pick<Post, 'id' | 'date'>;
type Typed = Dated & Pick<Post, 'blogType'>;

/** One page of a list. */
export interface ListPart<T> {
  /** What stands behind the list's own path: none for its first page. */
  key: string | undefined;
  /** What a link to it says: the number of a page, or a year. */
  title: string;
  unit: 'page' | 'year';
  posts: readonly T[];
}

const moment = ({ date }: Dated) => Date.parse(`${date} UTC`);

/** The latest first; of one day, the one with the higher number. */
export const latestFirst = <T extends Dated>(posts: readonly T[]): T[] =>
  posts.toSorted((one, other) => moment(other) - moment(one) || other.id - one.id);

/** A listing's own posts first, then all others, each the latest first. */
export function ownFirst<T extends Typed>(posts: readonly T[], type: BlogListing['type']): T[] {
  const byDay = latestFirst(posts);
  const own = byDay.filter(({ blogType }) => blogType === type);
  return [...own, ...byDay.filter(({ blogType }) => blogType !== type)];
}

/** In pages of one size. No posts make one empty page: a list always has a first. */
export function inPages<T>(posts: readonly T[], size: number): ListPart<T>[] {
  const count = Math.max(1, Math.ceil(posts.length / size));
  return Array.from({ length: count }, (_, index) => ({
    key: index === 0 ? undefined : String(index + 1),
    title: String(index + 1),
    unit: 'page',
    posts: posts.slice(index * size, (index + 1) * size),
  }));
}

/** A page for every year, the latest first. */
export function byYear<T extends Dated>(posts: readonly T[]): ListPart<T>[] {
  const years = new Map<string, T[]>();
  for (const post of latestFirst(posts)) {
    const year = String(new Date(moment(post)).getUTCFullYear());
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, ofYear], index) => ({
    key: index === 0 ? undefined : year,
    title: year,
    unit: 'year',
    posts: ofYear,
  }));
}

/** The pages of a listing. */
export const partsOf = <T extends Typed>({ type, size }: BlogListing, posts: readonly T[]) =>
  size === 'year' ? byYear(posts) : inPages(ownFirst(posts, type), size);

/** Where a page of a list stands, from the path of the list. */
export const partPath = (path: string, key: string | undefined) =>
  key === undefined ? path : `${path}/${key}`;

import { filled } from '../../content/filled.ts';
import { listCopy } from './copy.ts';
import { type ListPart, partPath } from './list-parts.ts';

/** Links between the pages of a list, as the pager shows them. */
export interface PagerLinks {
  label: string;
  newer: { title: string; link: string } | undefined;
  older: { title: string; link: string } | undefined;
  /**
   * Pages including the current one; of many pages the first, the last and the neighbors of the
   * current one. `name` is the accessible name where the title is too short; `gap` marks omitted
   * pages before a link.
   */
  pages: readonly { title: string; name: string; link: string; current: boolean; gap: boolean }[];
}

/** Largest number of pages that fit in one line on a phone, so none is omitted. */
const mostUngapped = 6;

/** Returns the indexes of the pages to show. */
function shownIndexes(count: number, index: number): number[] {
  const all = Array.from({ length: count }, (_, place) => place);
  if (count <= mostUngapped) return all;
  return all.filter((at) => at === 0 || at === count - 1 || Math.abs(at - index) <= 1);
}

/** Returns the pager links of a page; undefined if the list has one page. */
export function pagerOf<T>(
  path: string,
  parts: readonly ListPart<T>[],
  index: number,
): PagerLinks | undefined {
  if (parts.length < 2) return undefined;
  const { label, newer, older, ...names } = listCopy.pages;
  const to = (title: string, part: ListPart<T> | undefined) =>
    part && { title, link: partPath(path, part.key) };
  return {
    label,
    newer: to(newer, parts[index - 1]),
    older: to(older, parts[index + 1]),
    pages: shownIndexes(parts.length, index).flatMap((place, at, places) => {
      const part = parts[place];
      if (!part) return [];
      const { key, title, unit } = part;
      return {
        title,
        name: filled(names[unit], { title }),
        link: partPath(path, key),
        current: place === index,
        gap: at > 0 && places[at - 1] !== place - 1,
      };
    }),
  };
}

import { filled } from '../../content/filled.ts';
import { listCopy } from './copy.ts';
import { type ListPart, partPath } from './list-parts.ts';

/** The ways from one page of a list to the others, as its pager shows them. */
export interface PagerLinks {
  label: string;
  newer: { title: string; link: string } | undefined;
  older: { title: string; link: string } | undefined;
  /**
   * The pages, this one with them; of many the first, the last and those beside this one. `name` is what
   * a link is called where its title alone says little; before one with a `gap` others are left out.
   */
  pages: readonly { title: string; name: string; link: string; current: boolean; gap: boolean }[];
}

/** So many pages are named one by one: they fit in one line of a phone. */
const few = 6;

/** Places of the pages that are named. */
function namedOf(count: number, index: number): number[] {
  const all = Array.from({ length: count }, (_, place) => place);
  if (count <= few) return all;
  return all.filter((at) => at === 0 || at === count - 1 || Math.abs(at - index) <= 1);
}

/** The pager of a page of a list; none where the list has one page. */
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
    pages: namedOf(parts.length, index).flatMap((place, at, places) => {
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

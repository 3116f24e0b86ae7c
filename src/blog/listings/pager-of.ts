import { fillTemplate } from '../../content/fill-template.ts';
import { listCopy } from './copy.ts';
import { type ListPage, listPagePath } from './paginate.ts';

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
const maxUngappedPages = 6;

/** Returns the indexes of the pages to show. */
function shownIndexes(count: number, index: number): number[] {
  const indexes = Array.from({ length: count }, (_, each) => each);
  if (count <= maxUngappedPages) return indexes;
  return indexes.filter((each) => each === 0 || each === count - 1 || Math.abs(each - index) <= 1);
}

/** Returns the pager links of a page; undefined if the list has one page. */
export function pagerOf<T>(
  path: string,
  pages: readonly ListPage<T>[],
  index: number,
): PagerLinks | undefined {
  if (pages.length < 2) return undefined;
  const { label, newer, older, ...names } = listCopy.pages;
  const linkTo = (title: string, page: ListPage<T> | undefined) =>
    page && { title, link: listPagePath(path, page.key) };
  return {
    label,
    newer: linkTo(newer, pages[index - 1]),
    older: linkTo(older, pages[index + 1]),
    pages: shownIndexes(pages.length, index).flatMap((shownIndex, position, indexes) => {
      const page = pages[shownIndex];
      if (!page) return [];
      const { key, title, unit } = page;
      return {
        title,
        name: fillTemplate(names[unit], { title }),
        link: listPagePath(path, key),
        current: shownIndex === index,
        gap: position > 0 && indexes[position - 1] !== shownIndex - 1,
      };
    }),
  };
}

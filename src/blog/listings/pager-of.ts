import { filled } from '../../content/filled.ts';
import { type ListPart, partPath } from './list-parts.ts';
import { listWords } from './words.ts';

/** The ways from one page of a list to the others, as its pager shows them. */
export interface PagerLinks {
  label: string;
  newer: { title: string; link: string } | undefined;
  older: { title: string; link: string } | undefined;
  /** All pages, this one with them; `name` is what a link is called where its title alone says little. */
  pages: readonly { title: string; name: string; link: string; current: boolean }[];
}

/** The pager of a page of a list; none where the list has one page. */
export function pagerOf<T>(
  path: string,
  parts: readonly ListPart<T>[],
  index: number,
): PagerLinks | undefined {
  if (parts.length < 2) return undefined;
  const { label, newer, older, ...names } = listWords.pages;
  const to = (title: string, part: ListPart<T> | undefined) =>
    part && { title, link: partPath(path, part.key) };
  return {
    label,
    newer: to(newer, parts[index - 1]),
    older: to(older, parts[index + 1]),
    pages: parts.map(({ key, title, unit }, place) => ({
      title,
      name: filled(names[unit], { title }),
      link: partPath(path, key),
      current: place === index,
    })),
  };
}

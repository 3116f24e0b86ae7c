import { filled } from '../../content/filled.ts';
import type { Post } from '../../content/schema/post.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { laterPage } from './copy.ts';
import { type ListPart, partPath } from './list-parts.ts';

/** Meta of a list, shared by all its pages. */
export type ListMeta = Omit<PageMeta, 'group' | 'theme'> & {
  /** Name of the list in four or five words, used in titles of later pages. */
  inWords: string;
};

/** Returns which posts a page shows: `from` and `to` count from 1. */
export function placeOf<T>(parts: readonly ListPart<T>[], index: number) {
  const before = parts.slice(0, index).reduce((sum, { posts }) => sum + posts.length, 0);
  return {
    page: index + 1,
    pages: parts.length,
    from: before + 1,
    to: before + (parts[index]?.posts.length ?? 0),
    all: parts.reduce((sum, { posts }) => sum + posts.length, 0),
  };
}

/**
 * Returns the meta of a list's pages. The first page represents all of them in menus, the showcase
 * and search engines: the content of later pages shifts with every new post.
 */
export function listMeta<T extends Pick<Post, 'img'>>(
  { inWords, ...list }: ListMeta,
  parts: readonly ListPart<T>[],
): PageMeta[] {
  return parts.map(({ key, title: part, unit, posts }, index) => {
    const picture = list.picture ?? posts[0]?.img;
    const row = { ...list, group: 'blog-listing', theme: 'house' } as const;
    if (key === undefined) return { ...row, ...(picture && { picture }) };
    const copy = laterPage[unit];
    return {
      ...row,
      path: partPath(list.path, key),
      title: filled(copy.title, { title: list.title, part }),
      headTitle: filled(copy.headTitle, { inWords, part }),
      description: filled(laterPage.description, { inWords, ...placeOf(parts, index) }),
      ...(picture && { picture }),
      representedBy: list.representedBy ?? list.path,
      noindex: true,
    };
  });
}

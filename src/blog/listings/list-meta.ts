import { fillTemplate } from '../../content/fill-template.ts';
import type { Post } from '../../content/schema/post.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { laterPage } from './copy.ts';
import { type ListPage, listPagePath } from './paginate.ts';

/** Meta of a list, shared by all its pages. */
export type ListMeta = Omit<PageMeta, 'group' | 'theme'> & {
  /** Name of the list in four or five words, used in titles of later pages. */
  listName: string;
};

/** Returns the range of posts that a page shows, as values of templates; numbers count from 1. */
export function rangeOf<T>(pages: readonly ListPage<T>[], index: number) {
  const before = pages.slice(0, index).reduce((sum, { posts }) => sum + posts.length, 0);
  return {
    page: index + 1,
    pages: pages.length,
    from: before + 1,
    to: before + (pages[index]?.posts.length ?? 0),
    all: pages.reduce((sum, { posts }) => sum + posts.length, 0),
  };
}

/**
 * Returns the meta of a list's pages. The first page represents all of them in menus, the showcase
 * and search engines: the content of later pages shifts with every new post.
 */
export function listMeta<T extends Pick<Post, 'img'>>(
  { listName, ...list }: ListMeta,
  pages: readonly ListPage<T>[],
): PageMeta[] {
  return pages.map(({ key, title: pageTitle, unit, posts }, index) => {
    const picture = list.picture ?? posts[0]?.img;
    const sharedMeta = { ...list, group: 'blog-listing', theme: 'house' } as const;
    if (key === undefined) return { ...sharedMeta, ...(picture && { picture }) };
    const copy = laterPage[unit];
    return {
      ...sharedMeta,
      path: listPagePath(list.path, key),
      title: fillTemplate(copy.title, { title: list.title, part: pageTitle }),
      headTitle: fillTemplate(copy.headTitle, { listName, part: pageTitle }),
      description: fillTemplate(laterPage.description, { listName, ...rangeOf(pages, index) }),
      ...(picture && { picture }),
      representedBy: list.representedBy ?? list.path,
      noindex: true,
    };
  });
}

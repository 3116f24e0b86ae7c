import type { Post } from '../../content/schema/post.ts';

/** Paths of the pages that are made for one post each; a post picks one by its `link`. */
export const layoutPaths = {
  essay: '/blogs/blog-post-layout-01',
  interview: '/blogs/blog-post-layout-02',
  guide: '/blogs/blog-post-layout-03',
  story: '/blogs/blog-post-layout-04',
  note: '/blogs/blog-post-layout-05',
} as const;
export type LayoutPath = (typeof layoutPaths)[keyof typeof layoutPaths];

/** Returns the menu title of a post's own layout, such as `Post layout 01`; undefined for other pages. */
export function layoutTitleOf({ link }: Pick<Post, 'link'>): string | undefined {
  const [, number] = /^\/blogs\/blog-post-layout-(\d\d)$/.exec(link ?? '') ?? [];
  return number && `Post layout ${number}`;
}

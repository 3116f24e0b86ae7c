import type { Post } from '../../content/schema/post.ts';

/** Pages that are made for one text each. A post stands on one of them by its `link`. */
export const layoutPaths = {
  essay: '/blogs/blog-post-layout-01',
  interview: '/blogs/blog-post-layout-02',
  guide: '/blogs/blog-post-layout-03',
  story: '/blogs/blog-post-layout-04',
  note: '/blogs/blog-post-layout-05',
} as const;
export type LayoutPath = (typeof layoutPaths)[keyof typeof layoutPaths];

/** A layout by the name that menus have for it, such as `Post layout 01`; none for any other page. */
export function layoutTitleOf({ link }: Pick<Post, 'link'>): string | undefined {
  const [, number] = /^\/blogs\/blog-post-layout-(\d\d)$/.exec(link ?? '') ?? [];
  return number && `Post layout ${number}`;
}

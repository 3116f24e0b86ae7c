import { feedWords } from '../../words/blog.ts';

/** Paths of the blog's feeds. */
export const feedPaths = {
  rss: '/blogs/rss.xml',
  atom: '/blogs/atom.xml',
  json: '/blogs/feed.json',
} as const;

/** Link to the news feed. */
export const newsFeed = {
  title: feedWords.news,
  link: '/page/latest-news/rss.xml',
  type: 'application/rss+xml',
} as const;

/** Feeds as named in `<head>` and offered in pages. */
export const feeds = [
  { title: 'RSS', link: feedPaths.rss, type: 'application/rss+xml' },
  { title: 'Atom', link: feedPaths.atom, type: 'application/atom+xml' },
  { title: 'JSON', link: feedPaths.json, type: 'application/feed+json' },
] as const;

/** Returns the feeds that a page names in its `<head>`. */
export const feedsOf = ({ path, group }: { path: string; group: string }) =>
  path === '/page/latest-news' ? [newsFeed] : group.startsWith('blog-') ? feeds : [];

/** Where the feeds of the blog stand. */
export const feedPaths = {
  rss: '/blogs/rss.xml',
  atom: '/blogs/atom.xml',
  json: '/blogs/feed.json',
} as const;

/** Where the news can be followed. */
export const newsFeed = {
  title: 'News by RSS',
  link: '/page/latest-news/rss.xml',
  type: 'application/rss+xml',
} as const;

/** The feeds as a head names them and as a page offers them. */
export const feeds = [
  { title: 'RSS', link: feedPaths.rss, type: 'application/rss+xml' },
  { title: 'Atom', link: feedPaths.atom, type: 'application/atom+xml' },
  { title: 'JSON', link: feedPaths.json, type: 'application/feed+json' },
] as const;

/** The feeds that a page names in its head. */
export const feedsOf = ({ path, group }: { path: string; group: string }) =>
  path === '/page/latest-news' ? [newsFeed] : group.startsWith('blog-') ? feeds : [];

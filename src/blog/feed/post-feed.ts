import { Feed } from 'feed';
import type { SiteConfig } from '../../../site.config.ts';
import { feedCopy } from '../copy.ts';
import { feedHtml } from './feed-html.ts';
import { feedPaths } from './feed-paths.ts';

/** A post as a reader of feeds gets it: all of it. */
export interface FeedPost {
  /** Address on this site, from the root. */
  path: string;
  title: string;
  /** The summary, as on cards. */
  content: string;
  /** The article as HTML, as the page shows it. */
  html: string;
  /** Day of publication. */
  date: Date;
  /** Day of the last change, where there was one. */
  updated?: Date;
  author: string;
  categories: readonly string[];
  /** Address of its picture, from the root; left out: none. */
  picture?: string;
}

/** What a feed says of itself. */
export interface FeedChannel {
  /** With `{name}` for the company's. */
  title: string;
  description: string;
  /** Address of the page that it follows, from the root. */
  link: string;
  /** Where each of its formats stands. */
  paths: Readonly<Partial<Record<'rss' | 'atom' | 'json', string>>>;
}

/** The blog's own. */
const journal: FeedChannel = { ...feedCopy, link: '/', paths: feedPaths };

/** Addresses within a feed are read somewhere else: they have to name the site, and notes their page. */
const absolute = (html: string, { url }: SiteConfig, path: string): string =>
  feedHtml(html)
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${url}/`)
    .replaceAll(/ href="#/g, ` href="${url}${path}#`);

/** The day of the latest change of all posts. */
const latest = (posts: readonly FeedPost[]): Date =>
  new Date(Math.max(...posts.map(({ date, updated }) => (updated ?? date).getTime())));

/** The posts as a feed, the newest first; it writes itself as RSS, Atom and JSON. */
export function postFeed(
  posts: readonly FeedPost[],
  site: SiteConfig,
  channel: FeedChannel = journal,
): Feed {
  const { url, company } = site;
  const newest = posts.toSorted((one, other) => other.date.getTime() - one.date.getTime());
  const feed = new Feed({
    id: `${url}${channel.link}`,
    link: `${url}${channel.link}`,
    title: channel.title.replace('{name}', company.name),
    description: channel.description,
    language: 'en-US',
    favicon: `${url}/favicon.ico`,
    copyright: company.legalName,
    updated: latest(newest),
    generator: false,
    feedLinks: Object.fromEntries(
      Object.entries(channel.paths).map(([format, path]) => [format, `${url}${path}`]),
    ),
  });
  for (const { path, title, content, html, date, updated, author, categories, picture } of newest) {
    feed.addItem({
      title,
      id: `${url}${path}`,
      link: `${url}${path}`,
      description: content,
      content: absolute(html, site, path),
      date: updated ?? date,
      published: date,
      author: [{ name: author, link: `${url}/` }],
      category: categories.map((name) => ({ name, term: name })),
      ...(picture && { image: { url: `${url}${picture}`, type: 'image/avif' } }),
    });
  }
  return feed;
}

import { Feed } from 'feed';
import type { SiteConfig } from '../../../site.config.ts';
import { locale } from '../../content/locale.ts';
import { feedCopy } from '../copy.ts';
import { feedHtml } from './feed-html.ts';
import { feedPaths } from './feed-paths.ts';

/** Post with its full text, as a feed item. */
export interface FeedPost {
  /** Path from the site's root. */
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
  /** Path of its picture from the site's root; left out: none. */
  picture?: string;
}

/** Title, description and addresses of a feed. */
export interface FeedChannel {
  /** `{name}` stands for the company's name. */
  title: string;
  description: string;
  /** Path of the page that the feed follows, from the site's root. */
  link: string;
  /** Path of the feed in each format. */
  paths: Readonly<Partial<Record<'rss' | 'atom' | 'json', string>>>;
}

/** Channel of the blog's own feed. */
const journal: FeedChannel = { ...feedCopy, link: '/', paths: feedPaths };

/**
 * Makes addresses absolute, and anchors of footnotes relative to their page: feed readers show the
 * HTML elsewhere.
 */
const absolute = (html: string, { url }: SiteConfig, path: string): string =>
  feedHtml(html)
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${url}/`)
    .replaceAll(/ href="#/g, ` href="${url}${path}#`);

/** Returns the day of the latest change of all posts; that of no post is January 1, 1970. */
const latest = (posts: readonly FeedPost[]): Date =>
  new Date(Math.max(0, ...posts.map(({ date, updated }) => (updated ?? date).getTime())));

/** Returns the posts as a feed, newest first, which can be serialized as RSS, Atom and JSON. */
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
    language: locale.language,
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

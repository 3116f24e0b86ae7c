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
  /** Path of the post's picture from the site's root; left out for a post without a picture. */
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
const blogChannel: FeedChannel = { ...feedCopy, link: '/', paths: feedPaths };

/**
 * Makes the links in a post's HTML absolute, those to its own footnotes included: feed readers show
 * the HTML at another address.
 */
const absolutizeLinks = (html: string, { url }: SiteConfig, path: string): string =>
  feedHtml(html)
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${url}/`)
    .replaceAll(/ href="#/g, ` href="${url}${path}#`);

/** Returns the day of the latest change of all posts; January 1, 1970 if there are no posts. */
const latestChangeOf = (posts: readonly FeedPost[]): Date =>
  new Date(Math.max(0, ...posts.map(({ date, updated }) => (updated ?? date).getTime())));

/** Returns the posts as a feed, newest first, which can be serialized as RSS, Atom and JSON. */
export function postFeed(
  posts: readonly FeedPost[],
  site: SiteConfig,
  channel: FeedChannel = blogChannel,
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
    updated: latestChangeOf(newest),
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
      content: absolutizeLinks(html, site, path),
      date: updated ?? date,
      published: date,
      author: [{ name: author, link: `${url}/` }],
      category: categories.map((name) => ({ name, term: name })),
      ...(picture && { image: { url: `${url}${picture}`, type: 'image/avif' } }),
    });
  }
  return feed;
}

import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { siteConfig } from '../../../../site.config.ts';
import { newsFeed } from '../../../blog/feed/feed-paths.ts';
import { postFeed } from '../../../blog/feed/post-feed.ts';
import { copy } from '../../../company/latest-news/copy.ts';
import { feedItems } from '../../../company/latest-news/feed-items.ts';
import { meta } from '../../../company/latest-news/meta.ts';
import { newsItemOf } from '../../../company/latest-news/news-item-of.ts';
import { omitLeftOutAction } from '../../../page-meta/included-links.ts';

/** Serves the news as RSS 2.0, in full text. */
export const GET: APIRoute = async () => {
  const items = (await getCollection('news')).map(newsItemOf).map(omitLeftOutAction);
  const feed = postFeed(feedItems(items, meta.path, siteConfig.company.name), siteConfig, {
    ...copy.feed,
    link: meta.path,
    paths: { rss: newsFeed.link },
  });
  return new Response(feed.rss2(), { headers: { 'Content-Type': 'application/rss+xml' } });
};

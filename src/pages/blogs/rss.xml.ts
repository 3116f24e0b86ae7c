import type { APIRoute } from 'astro';
import { blogFeed } from '../../blog/feed/blog-feed.ts';

/** Serves all posts as RSS 2.0, in full text. */
export const GET: APIRoute = async () =>
  new Response((await blogFeed()).rss2(), { headers: { 'Content-Type': 'application/rss+xml' } });

import type { APIRoute } from 'astro';
import { blogFeed } from '../../blog/feed/blog-feed.ts';

/** Serves all posts as JSON Feed, in full text. */
export const GET: APIRoute = async () =>
  new Response((await blogFeed()).json1(), {
    headers: { 'Content-Type': 'application/feed+json' },
  });

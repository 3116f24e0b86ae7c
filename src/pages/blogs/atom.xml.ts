import type { APIRoute } from 'astro';
import { blogFeed } from '../../blog/feed/blog-feed.ts';

/** Serves all posts as Atom 1.0, in full text. */
export const GET: APIRoute = async () =>
  new Response((await blogFeed()).atom1(), { headers: { 'Content-Type': 'application/atom+xml' } });

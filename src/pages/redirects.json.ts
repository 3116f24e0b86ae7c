import type { APIRoute } from 'astro';
import { postRedirects } from '../blog/post-redirects.ts';
import { posts } from '../blog/posts.ts';

/** Serves the redirects of the site as JSON, from path to path: the server answers them with 308. */
export const GET: APIRoute = () => Response.json(postRedirects(posts));

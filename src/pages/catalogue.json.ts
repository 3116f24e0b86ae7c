import type { APIRoute } from 'astro';
import { pages } from '../page-meta/pages.ts';

/** Serves the meta of all pages as JSON, for tests, scripts and external indexes. */
export const GET: APIRoute = () => Response.json(pages);

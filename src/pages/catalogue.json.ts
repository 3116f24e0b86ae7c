import type { APIRoute } from 'astro';
import { pages } from '../page-meta/pages.ts';

/** The list of all pages as data, for tests, scripts and whoever wants to build an index of it. */
export const GET: APIRoute = () => Response.json(pages);

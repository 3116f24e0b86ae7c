import type { APIRoute } from 'astro';
import { openingsList } from '../company/jobs/openings-list.ts';

/** Serves the openings as JSON: the server refuses applications after the last day. */
export const GET: APIRoute = () => Response.json(openingsList);

import type { APIRoute } from 'astro';
import { openingsList } from '../company/jobs/openings-list.ts';

/** The openings as data: the server refuses applications after their last days by it. */
export const GET: APIRoute = () => Response.json(openingsList);

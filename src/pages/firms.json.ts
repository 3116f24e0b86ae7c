import type { APIRoute } from 'astro';
import { firmsList } from '../layouts/firms-list.ts';

/** Serves the firms of the homes as JSON: mails of their forms are sent in their names. */
export const GET: APIRoute = () => Response.json(firmsList);

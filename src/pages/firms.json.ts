import type { APIRoute } from 'astro';
import { firmsList } from '../layouts/firms-list.ts';

/** The firms of the homes as data: mails of their forms speak in their names. */
export const GET: APIRoute = () => Response.json(firmsList);

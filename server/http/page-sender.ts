import type { Context } from 'hono';
import { noticePolicy } from '../security/content-policy.ts';
import type { AppEnv } from './app-env.ts';
import type { Problem } from './http-error.ts';

/**
 * Creates a function that responds with a page which the server renders.
 *
 * @param loadPages imports the pages and the hash of their style block; React is loaded with the
 * first page that needs it
 */
export const pageSender =
  <Pages extends { styleHash: string }>(loadPages: () => Promise<Pages>) =>
  async (
    c: Context<AppEnv>,
    status: 200 | 409 | Problem['status'],
    render: (pages: Pages) => string,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const pages = await loadPages();
    return c.html(render(pages), status, {
      ...headers,
      'Content-Security-Policy': noticePolicy(pages.styleHash),
    });
  };

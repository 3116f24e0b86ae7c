import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Problem } from '../http/http-error.ts';
import { noticePolicy } from '../security/content-policy.ts';

// React is loaded with the first page that needs it.
const loadPages = () => import('./pages/render-desk.ts');

/** Responds with a page of the desk. */
export async function sendDeskPage(
  c: Context<AppEnv>,
  status: 200 | Problem['status'],
  render: (pages: Awaited<ReturnType<typeof loadPages>>) => string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const pages = await loadPages();
  return c.html(render(pages), status, {
    ...headers,
    'Content-Security-Policy': noticePolicy(pages.styleHash),
  });
}

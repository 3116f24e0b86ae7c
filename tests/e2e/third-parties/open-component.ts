import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { wordsPlugin } from '../../../integrations/words-plugin.ts';
import { pagePolicy } from '../../../server/security/content-policy.ts';
import type { SiteConfig } from '../../../site.config.ts';
import { cssModules } from '../../css-modules-plugin.ts';
import type { Wanted } from './mounted.tsx';

/** Resolves the imports of stylesheets as text (`?inline`), as Vite does. */
const inlineCss: Plugin = {
  name: 'inline-css',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?inline', '')),
    })),
};

/** Our components, bundled as in production. */
const bundle = build({
  entryPoints: [fileURLToPath(new URL('mounted.tsx', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  jsx: 'automatic',
  loader: { '.css': 'text' },
  plugins: [inlineCss, cssModules, wordsPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  tsconfigRaw: {},
  logLevel: 'silent',
}).then(({ outputFiles: [output] }) => output?.text ?? '');

/** Content security policy violations, as the browser reports them. */
export const refused = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);

/** Headers of an answer that another site may read. */
export const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Responds for a third party's host: an empty body of the requested type. */
function answer(route: Route): Promise<void> {
  const types: Record<string, string> = {
    script: 'text/javascript',
    stylesheet: 'text/css',
    image: 'image/svg+xml',
    document: 'text/html',
  };
  const kind = route.request().resourceType();
  const body = kind === 'image' ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : '';
  return route.fulfill({ contentType: types[kind] ?? 'application/json', headers: cors, body });
}

type MockResponse = (route: Route) => Promise<void>;

/** Responds with a script or a document of a mock. */
export const respondWith =
  (contentType: string, body: (url: URL) => string): MockResponse =>
  (route) =>
    route.fulfill({ contentType, headers: cors, body: body(new URL(route.request().url())) });

/**
 * Opens a page with one of our components in it, under the policy of `config`.
 *
 * @param mocks responses by URL prefix; all other requests get an empty response
 */
export async function openComponent(
  page: Page,
  wanted: Wanted,
  config: SiteConfig,
  mocks: Record<string, MockResponse>,
): Promise<void> {
  const script = await bundle;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { refused: list });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      list.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.route(/^https:/, (route) => {
    const url = route.request().url();
    const [, respond = answer] = Object.entries(mocks).find(([at]) => url.startsWith(at)) ?? [];
    return respond(route);
  });
  const attribute = JSON.stringify(wanted).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  await page.route('**/tried', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': pagePolicy({ script: [hash], style: [] }, config) },
      body: `<!doctype html><html lang="en"><title>Tried</title><body><main id="root" data-wanted="${attribute}"></main><script>${script}</script></body></html>`,
    }),
  );
  await page.goto('/tried');
}

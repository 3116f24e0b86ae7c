import type { apiPrefixes } from '../../src/forms/api-paths.ts';

/** Prefixes of the API that visitors reach by links in mails; health checks are not among them. */
export const redirectedPrefixes = [
  '/api',
  '/wp-json',
] as const satisfies readonly (typeof apiPrefixes)[number][];

/** Redirects of a static host. */
export interface StaticRedirects {
  /** Origin of the API: mails link to SITE_URL, which is the static host. */
  apiOrigin: string;
  /** Target of each path that leads to another path of the site. */
  moved: ReadonlyMap<string, string>;
}

/** Serializes redirects as a `_redirects` file of Netlify and Cloudflare Pages. */
export const redirectsFile = ({ apiOrigin, moved }: StaticRedirects): string =>
  [
    ...[...moved].map(([from, to]) => `${from} ${to} 308\n`),
    ...redirectedPrefixes.map((prefix) => `${prefix}/* ${apiOrigin}${prefix}/:splat 302\n`),
  ].join('');

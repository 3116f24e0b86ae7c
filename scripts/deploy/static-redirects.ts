import type { apiPrefixes } from '../../src/forms/api-paths.ts';

/** Prefixes of the API that visitors reach by links in mails; the health checks are not theirs. */
export const redirectedPrefixes = [
  '/api',
  '/wp-json',
] as const satisfies readonly (typeof apiPrefixes)[number][];

/**
 * Serializes the redirects from the site to the API as a `_redirects` file of Netlify and
 * Cloudflare Pages: mails link to SITE_URL, which is the static host.
 */
export const redirectsFile = (apiOrigin: string): string =>
  redirectedPrefixes.map((prefix) => `${prefix}/* ${apiOrigin}${prefix}/:splat 302\n`).join('');

import type { HstsMode } from '../../server/hsts.ts';
import { commonHeaders, transportSecurity } from '../../server/security/headers.ts';

/** Headers of the paths that a pattern matches: one exact path, or all below a folder (`/x/*`). */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Limits of Cloudflare Pages, the narrowest of the hosts that read `_headers`. */
const cloudflareLimits = { rules: 100, lineLength: 2000 } as const;

const dayCache = 'public, max-age=86400';
const permanentCache = 'public, max-age=31536000, immutable';

/**
 * Policy of every response, in addition to the policy in each page: `frame-ancestors` has no effect
 * in a page.
 */
const responsePolicy = "frame-ancestors 'none'";

/** Policy of an SVG, which is a document when it is opened directly, and could run scripts. */
const svgPolicy = `default-src 'none'; style-src 'unsafe-inline'; ${responsePolicy}`;

/** Folders of pictures, films and sounds, which other sites may show. */
const mediaFolders = ['cards', 'film', 'icons', 'media', 'sound'];

/**
 * Returns the header rules of a static copy of the site. No header is set by two rules that match
 * the same path, except the policy of an SVG: hosts differ in which one wins.
 *
 * @param paths all files, as a request names them
 */
export function headerRules(paths: readonly string[], hsts: HstsMode): HeaderRule[] {
  const hstsSettings = { TRUST_PROXY: 0, SITE_URL: 'https://static.example', HSTS: hsts };
  const hstsHeader = transportSecurity(undefined, hstsSettings);
  const hasFilesIn = (folder: string) => paths.some((path) => path.startsWith(`/${folder}/`));
  return [
    {
      pattern: '/*',
      headers: {
        ...commonHeaders,
        'Content-Security-Policy': responsePolicy,
        ...Object.fromEntries(hstsHeader.length === 2 ? [hstsHeader] : []),
      },
    },
    {
      pattern: '/static/*',
      headers: { 'Cache-Control': permanentCache, 'Cross-Origin-Resource-Policy': 'same-origin' },
    },
    ...mediaFolders.filter(hasFilesIn).map((folder) => ({
      pattern: `/${folder}/*`,
      headers: { 'Cache-Control': dayCache, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    ...paths
      .filter((path) => path.endsWith('.svg'))
      .map((pattern) => ({ pattern, headers: { 'Content-Security-Policy': svgPolicy } })),
  ];
}

/** Returns all headers of a path; of two rules for one header the later, narrower one applies. */
export const headersAt = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => matches(rule, path)).map(({ headers }) => headers));

const matches = ({ pattern }: HeaderRule, path: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/**
 * Serializes rules as a `_headers` file of Netlify and Cloudflare Pages.
 * @throws Error if there are more or longer rules than Cloudflare Pages reads
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  const maxLength = Math.max(...blocks.flatMap((block) => block.split('\n').map((l) => l.length)));
  if (rules.length > cloudflareLimits.rules || maxLength > cloudflareLimits.lineLength) {
    throw new Error(
      `_headers would have ${rules.length} rules and a line of ${maxLength} characters; Cloudflare Pages reads ${cloudflareLimits.rules} rules and lines of ${cloudflareLimits.lineLength}.`,
    );
  }
  return `${blocks.join('\n')}\n`;
}

import { trimEnd } from '../trim-end.ts';
import type { Site } from './load-site.ts';

/**
 * The canonical path for a request's path in any letter case, with a slash at its end, `.html` or
 * `/index.html`; null when there is no such page. Only paths of the site itself ever come out, so a
 * redirect leads neither elsewhere nor in a circle.
 */
export function canonicalPath(site: Pick<Site, 'spellings'>, path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  // "//host" is another site to a browser; it is nothing of ours.
  if (!decoded.startsWith('/') || decoded.startsWith('//')) return null;
  const lower = decoded.toLowerCase();
  const bare = trimEnd(lower, '/');
  const page = bare.replace(/(\/index)?\.html$/, '').replace(/\/index$/, '');
  for (const candidate of [lower, bare, page]) {
    const found = site.spellings.get(candidate === '' ? '/' : candidate);
    if (found !== undefined) return encodeURI(found);
  }
  return null;
}

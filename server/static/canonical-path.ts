import { trimEnd } from '../trim-end.ts';
import type { Site } from './load-site.ts';
import { repairPath } from './repair-path.ts';

/** Finds the canonical path for a path in any letter case, or with the file's name. */
function lookUp(site: Pick<Site, 'canonicalPaths'>, path: string): string | undefined {
  const lower = path.toLowerCase();
  const trimmed = trimEnd(lower, '/');
  const page = trimmed.replace(/(\/index)?\.html$/, '').replace(/\/index$/, '');
  for (const candidate of [lower, trimmed, page]) {
    const found = site.canonicalPaths.get(candidate === '' ? '/' : candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Finds the canonical path for a request path in any letter case, with trailing slashes, `.html` or
 * `/index.html`, or damaged by a chat or a mail program; null when there is no such page. Results
 * are always paths of the site, so a redirect leads neither elsewhere nor in a loop.
 */
export function canonicalPath(site: Pick<Site, 'canonicalPaths'>, path: string): string | null {
  const exact = decoded(path);
  // "//host" is another site to a browser.
  if (exact?.startsWith('/') && !exact.startsWith('//')) {
    const found = lookUp(site, exact);
    if (found !== undefined) return encodeURI(found);
  }
  for (const candidate of repairPath(path)) {
    const found = lookUp(site, candidate);
    // An unreadable path was hardly that of the start page.
    if (found === undefined || (found === '/' && exact === null)) continue;
    return encodeURI(found);
  }
  return null;
}

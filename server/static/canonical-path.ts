import { trimEnd } from '../trim-end.ts';
import type { Site } from './load-site.ts';
import { repairPath } from './repair-path.ts';

/** Finds the canonical path for a path in any letter case, or with the file's name. */
function lookUpPath(site: Pick<Site, 'canonicalPaths'>, path: string): string | undefined {
  const lowerCasePath = path.toLowerCase();
  const trimmedPath = trimEnd(lowerCasePath, '/');
  const pagePath = trimmedPath.replace(/(\/index)?\.html$/, '').replace(/\/index$/, '');
  for (const candidate of [lowerCasePath, trimmedPath, pagePath]) {
    const canonical = site.canonicalPaths.get(candidate === '' ? '/' : candidate);
    if (canonical !== undefined) return canonical;
  }
  return undefined;
}

function decodePath(path: string): string | null {
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
export function findCanonicalPath(site: Pick<Site, 'canonicalPaths'>, path: string): string | null {
  const decodedPath = decodePath(path);
  // "//host" is another site to a browser.
  if (decodedPath?.startsWith('/') && !decodedPath.startsWith('//')) {
    const canonical = lookUpPath(site, decodedPath);
    if (canonical !== undefined) return encodeURI(canonical);
  }
  for (const candidate of repairPath(path)) {
    const canonical = lookUpPath(site, candidate);
    // An unreadable path was hardly that of the start page.
    if (canonical === undefined || (canonical === '/' && decodedPath === null)) continue;
    return encodeURI(canonical);
  }
  return null;
}

import { trimEnd } from '../trim-end.ts';
import { undamaged } from './damaged-path.ts';
import type { Site } from './load-site.ts';

/** The canonical path of a page that is asked for in any letter case, or by the name of its file. */
function spelled(site: Pick<Site, 'spellings'>, path: string): string | undefined {
  const lower = path.toLowerCase();
  const bare = trimEnd(lower, '/');
  const page = bare.replace(/(\/index)?\.html$/, '').replace(/\/index$/, '');
  for (const candidate of [lower, bare, page]) {
    const found = site.spellings.get(candidate === '' ? '/' : candidate);
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
 * The canonical path for a request's path in any letter case, with a slash at its end, `.html` or
 * `/index.html`, or damaged on its way through a chat or a mail; null when there is no such page. Only
 * paths of the site itself ever come out, so a redirect leads neither elsewhere nor in a circle.
 */
export function canonicalPath(site: Pick<Site, 'spellings'>, path: string): string | null {
  const exact = decoded(path);
  // "//host" is another site to a browser.
  if (exact?.startsWith('/') && !exact.startsWith('//')) {
    const found = spelled(site, exact);
    if (found !== undefined) return encodeURI(found);
  }
  for (const candidate of undamaged(path)) {
    const found = spelled(site, candidate);
    // Nothing that can be read is left: the address of the start page it was hardly.
    if (found === undefined || (found === '/' && exact === null)) continue;
    return encodeURI(found);
  }
  return null;
}

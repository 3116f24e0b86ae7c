import { commonHeaders } from '../security/headers.ts';
import { isMedia } from './content-types.ts';

interface Named {
  /** Path as a request names it. */
  url: string;
  /** Content type. */
  type: string;
  /** Content security policy of a page, null for what is no page. */
  policy: string | null;
}

/** Headers that all the packings of a file share, flat as Node writes them fastest. */
export type FileHeaders = (named: Named, packable: boolean) => readonly string[];

/** Files of the same headers get the same list: thousands of lists of 30 lines are megabytes. */
export function sharedFileHeaders(): FileHeaders {
  const known = new Map<string, readonly string[]>();
  return (named, packable) => {
    const list = fileHeaders(named, packable);
    const key = list.join('\n');
    const first = known.get(key) ?? list;
    known.set(key, first);
    return first;
  };
}

function fileHeaders({ url, type, policy }: Named, packable: boolean): string[] {
  const headers: Record<string, string> = {
    ...commonHeaders,
    'Cache-Control': cacheControl(url),
    // Pictures may be shown elsewhere (cards of shared links); code and pages may not.
    'Cross-Origin-Resource-Policy': /^(image|video|audio)\//.test(type)
      ? 'cross-origin'
      : 'same-origin',
    ...(packable ? { Vary: 'Accept-Encoding' } : {}),
    ...(isMedia(type) ? { 'Accept-Ranges': 'bytes' } : {}),
    // An SVG that is opened by itself is a document and could run scripts.
    ...(type === 'image/svg+xml'
      ? { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }
      : {}),
    ...(policy === null ? {} : { 'Content-Security-Policy': policy }),
  };
  return Object.entries(headers).flat();
}

/** What carries a hash in its name never changes; pages are asked for again; the rest keeps a day. */
function cacheControl(url: string): string {
  if (url.startsWith('/static/')) return 'public, max-age=31536000, immutable';
  return /\.[a-z0-9]+$/i.test(url) ? 'public, max-age=86400' : 'no-cache';
}

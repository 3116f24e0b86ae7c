import { commonHeaders } from '../security/headers.ts';
import { isMedia } from './content-types.ts';

interface HeaderInput {
  /** Path as a request names it. */
  url: string;
  /** Content type. */
  type: string;
  /** Content security policy of a page; null for other files. */
  policy: string | null;
}

/**
 * Returns the headers that all encodings of a file share, as the flat list that Node writes
 * fastest.
 */
export type FileHeaders = (file: HeaderInput, compressible: boolean) => readonly string[];

/**
 * Creates a function that returns the same array for equal headers: thousands of arrays of 30
 * strings are megabytes.
 */
export function createFileHeaders(): FileHeaders {
  const listsByContent = new Map<string, readonly string[]>();
  return (file, compressible) => {
    const list = fileHeaders(file, compressible);
    const key = list.join('\n');
    const sharedList = listsByContent.get(key) ?? list;
    listsByContent.set(key, sharedList);
    return sharedList;
  };
}

function fileHeaders({ url, type, policy }: HeaderInput, compressible: boolean): string[] {
  const headers: Record<string, string> = {
    ...commonHeaders,
    'Cache-Control': cacheControl(url),
    // Other sites may show pictures (cards of shared links), not code and pages.
    'Cross-Origin-Resource-Policy': /^(image|video|audio)\//.test(type)
      ? 'cross-origin'
      : 'same-origin',
    ...(compressible ? { Vary: 'Accept-Encoding' } : {}),
    ...(isMedia(type) ? { 'Accept-Ranges': 'bytes' } : {}),
    // An SVG opened directly is a document and could run scripts.
    ...(type === 'image/svg+xml'
      ? { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }
      : {}),
    ...(policy === null ? {} : { 'Content-Security-Policy': policy }),
  };
  return Object.entries(headers).flat();
}

/**
 * Files with a hash in their name never change; pages are revalidated; other files are cached for a
 * day.
 */
function cacheControl(url: string): string {
  if (url.startsWith('/static/')) return 'public, max-age=31536000, immutable';
  return /\.[a-z0-9]+$/i.test(url) ? 'public, max-age=86400' : 'no-cache';
}

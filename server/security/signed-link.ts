import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (id: string, key: string) => createHmac('sha256', key).update(id).digest('base64url');

/** Address with the id of one thing, signed for one purpose; good without a log-in and without an expiry. */
export function signedLink(siteUrl: string, path: string, id: string, key: string): string {
  const query = new URLSearchParams({ s: id, t: sign(id, key) });
  return `${siteUrl}${path}?${query}`;
}

/** The id that a link names, or null when it was not signed with this key. */
export function idOfLink(url: URL, key: string): string | null {
  const id = url.searchParams.get('s') ?? '';
  const given = Buffer.from(url.searchParams.get('t') ?? '');
  const wanted = Buffer.from(sign(id, key));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
}

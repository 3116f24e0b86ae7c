import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (id: string, key: string) => createHmac('sha256', key).update(id).digest('base64url');

/** Address with the id of one thing, signed for one purpose; good without a log-in and without an expiry. */
export function signedLink(siteUrl: string, path: string, id: string, key: string): string {
  const query = new URLSearchParams({ s: id, t: sign(id, key) });
  return `${siteUrl}${path}?${query}`;
}

/**
 * A value of a link as it was before a mail program took it: without white space, and without what stood
 * behind the link. An `&amp;` is that of a page of which somebody copied the source.
 */
function linkValue({ searchParams }: URL, name: 's' | 't'): string {
  const given = searchParams.get(name) ?? searchParams.get(`amp;${name}`) ?? '';
  return given.replaceAll(/[^\w-]/g, '');
}

/** The id that a link names, or null when it was not signed with this key. */
export function idOfLink(url: URL, key: string): string | null {
  const id = linkValue(url, 's');
  const wanted = Buffer.from(sign(id, key));
  // A dash or an underscore behind the link may be part of what stood behind it.
  const given = Buffer.from(linkValue(url, 't').slice(0, wanted.length));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
}

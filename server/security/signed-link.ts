import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (id: string, key: string) => createHmac('sha256', key).update(id).digest('base64url');

/** Creates a URL with an id, signed for one purpose; valid without login and without expiry. */
export function signedLink(siteUrl: string, path: string, id: string, key: string): string {
  const query = new URLSearchParams({ s: id, t: sign(id, key) });
  return `${siteUrl}${path}?${query}`;
}

/**
 * Reads a parameter of a link that a mail program may have altered: without white space and
 * trailing text. `&amp;` occurs when a link is copied from HTML source.
 */
function linkValue({ searchParams }: URL, name: 's' | 't'): string {
  const value = searchParams.get(name) ?? searchParams.get(`amp;${name}`) ?? '';
  return value.replaceAll(/[^\w-]/g, '');
}

/** Returns the id in a link, or null when it was not signed with this key. */
export function idOfLink(url: URL, key: string): string | null {
  const id = linkValue(url, 's');
  const expectedSignature = Buffer.from(sign(id, key));
  // A trailing dash or underscore may belong to the text after the link.
  const signature = Buffer.from(linkValue(url, 't').slice(0, expectedSignature.length));
  const isValid =
    signature.length === expectedSignature.length && timingSafeEqual(signature, expectedSignature);
  return isValid ? id : null;
}

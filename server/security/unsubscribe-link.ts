import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (subscriberId: string, key: string) =>
  createHmac('sha256', key).update(subscriberId).digest('base64url');

/** Address that ends one subscription; good without a log-in and without an expiry. */
export function unsubscribeLink(siteUrl: string, subscriberId: string, key: string): string {
  const query = new URLSearchParams({ s: subscriberId, t: sign(subscriberId, key) });
  return `${siteUrl}/api/unsubscribe?${query}`;
}

/** The subscriber that a link names, or null when its signature is not ours. */
export function subscriberOfLink(url: URL, key: string): string | null {
  const id = url.searchParams.get('s') ?? '';
  const given = Buffer.from(url.searchParams.get('t') ?? '');
  const wanted = Buffer.from(sign(id, key));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
}

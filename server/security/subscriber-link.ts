import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** What a link in a mail may do to one subscription, and where. */
export type SubscriberAction = 'confirm' | 'unsubscribe';

export const subscriberPaths: Record<SubscriberAction, string> = {
  confirm: '/api/subscribe/confirm',
  unsubscribe: '/api/unsubscribe',
};

type LinkKeys = Pick<Secrets, SubscriberAction>;

const sign = (subscriberId: string, key: string) =>
  createHmac('sha256', key).update(subscriberId).digest('base64url');

/** Address that does one thing to one subscription; good without a log-in and without an expiry. */
export function subscriberLink(
  siteUrl: string,
  action: SubscriberAction,
  subscriberId: string,
  keys: LinkKeys,
): string {
  const query = new URLSearchParams({ s: subscriberId, t: sign(subscriberId, keys[action]) });
  return `${siteUrl}${subscriberPaths[action]}?${query}`;
}

/**
 * A value of a link as it was before a mail program took it: without white space, and without what stood
 * behind the link. An `&amp;` is that of a page of which somebody copied the source.
 */
function linkValue({ searchParams }: URL, name: 's' | 't'): string {
  const given = searchParams.get(name) ?? searchParams.get(`amp;${name}`) ?? '';
  return given.replaceAll(/[^\w-]/g, '');
}

/** The subscriber that a link names, or null when it was not signed by us for this action. */
export function subscriberOfLink(
  url: URL,
  action: SubscriberAction,
  keys: LinkKeys,
): string | null {
  const id = linkValue(url, 's');
  const wanted = Buffer.from(sign(id, keys[action]));
  // A dash or an underscore behind the link may be part of what stood behind it.
  const given = Buffer.from(linkValue(url, 't').slice(0, wanted.length));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
}

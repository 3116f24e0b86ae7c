import type { Secrets } from './secrets.ts';
import { idOfLink, signedLink } from './signed-link.ts';

/** What a link in a mail may do to one subscription, and where. */
export type SubscriberAction = 'confirm' | 'unsubscribe';

export const subscriberPaths: Record<SubscriberAction, string> = {
  confirm: '/api/subscribe/confirm',
  unsubscribe: '/api/unsubscribe',
};

type LinkKeys = Pick<Secrets, SubscriberAction>;

/** Address that does one thing to one subscription. */
export const subscriberLink = (
  siteUrl: string,
  action: SubscriberAction,
  subscriberId: string,
  keys: LinkKeys,
): string => signedLink(siteUrl, subscriberPaths[action], subscriberId, keys[action]);

/** The subscriber that a link names, or null when it was not signed by us for this action. */
export const subscriberOfLink = (
  url: URL,
  action: SubscriberAction,
  keys: LinkKeys,
): string | null => idOfLink(url, keys[action]);

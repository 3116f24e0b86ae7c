import type { Secrets } from './secrets.ts';
import { idOfLink, signedLink } from './signed-link.ts';

/** Actions of a link in a mail to a subscriber. */
export type SubscriberAction = 'confirm' | 'unsubscribe';

export const subscriberPaths: Record<SubscriberAction, string> = {
  confirm: '/api/subscribe/confirm',
  unsubscribe: '/api/unsubscribe',
};

type LinkKeys = Pick<Secrets, SubscriberAction>;

/** Creates the link for one action on one subscription. */
export const subscriberLink = (
  siteUrl: string,
  action: SubscriberAction,
  subscriberId: string,
  keys: LinkKeys,
): string => signedLink(siteUrl, subscriberPaths[action], subscriberId, keys[action]);

/** Returns the subscriber id in a link, or null when it was not signed for this action. */
export const subscriberOfLink = (
  url: URL,
  action: SubscriberAction,
  keys: LinkKeys,
): string | null => idOfLink(url, keys[action]);

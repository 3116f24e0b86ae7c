import type { Context, Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { Refusal } from '../http/read-body.ts';
import { confirmSubscription, unsubscribe } from '../leads/subscribers.ts';
import {
  type SubscriberAction,
  subscriberOfLink,
  subscriberPaths,
} from '../security/subscriber-link.ts';
import type { Services } from '../services.ts';
import { refuseNative, subscriberPage } from './native-answer.ts';
import { isNative } from './open-post.ts';
import { takeSubscription } from './take-subscription.ts';

/** Subscribing with an address, confirming it, and leaving; both by links in mails. */
export function addSubscribeRoutes(app: Hono<AppEnv>, services: Services): void {
  app.post('/api/subscribe', async (c) => {
    try {
      return await takeSubscription(c, services);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isNative(c)) return refuseNative(c, error);
      return c.json({ status: 'error', message: error.message }, error.status, error.headers);
    }
  });
  const { database, env, mail } = services;
  addLink(app, services, 'unsubscribe', (id) => unsubscribe(database.db, id));
  addLink(app, services, 'confirm', async (id) => {
    const confirmed = await confirmSubscription(database.db, id, env.MAIL_TO);
    mail.wake();
    return confirmed;
  });
}

/** A link asks with a page, since mail scanners follow links; the page's button does it. */
function addLink(
  app: Hono<AppEnv>,
  { secrets }: Services,
  action: SubscriberAction,
  act: (subscriberId: string) => Promise<boolean>,
): void {
  const linked = (c: Context<AppEnv>) => subscriberOfLink(new URL(c.req.url), action, secrets);
  app.get(subscriberPaths[action], (c) =>
    subscriberPage(c, action, linked(c) === null ? 'unknown' : 'ask'),
  );
  // The link's signature is the permission: mail programs post here from anywhere.
  app.post(subscriberPaths[action], async (c) => {
    const id = linked(c);
    const done = id !== null && (await act(id));
    return subscriberPage(c, action, done ? 'done' : 'unknown');
  });
}

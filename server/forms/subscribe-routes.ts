import type { Context, Hono } from 'hono';
import { apiPaths } from '../../src/forms/api-paths.ts';
import type { AppEnv } from '../http/app-env.ts';
import { limitWait } from '../limit-wait.ts';
import {
  type SubscriberAction,
  subscriberOfLink,
  subscriberPaths,
} from '../security/subscriber-link.ts';
import type { Services } from '../services.ts';
import { confirmSubscription, unsubscribe } from '../subscribers/subscribers.ts';
import { createRoutes, jsonErrors } from './error-format.ts';
import { renderSubscriberPage } from './link-pages.ts';
import { submitSubscription } from './submit-subscription.ts';

/**
 * Routes to subscribe with an address, and to confirm and end the subscription by links in mails.
 */
export function subscribeRoutes(services: Services): Hono<AppEnv> {
  const app = createRoutes(jsonErrors, services);
  app.post(apiPaths.subscribe, (c) => submitSubscription(c, services));
  const { database, mail, notificationsFor } = services;
  addLink(app, services, 'unsubscribe', (id) => unsubscribe(database.db, id));
  addLink(app, services, 'confirm', async (id) => {
    const isConfirmed = await confirmSubscription(database.db, id, notificationsFor);
    mail.wake();
    return isConfirmed;
  });
  return app;
}

/**
 * Adds the routes of a link in a mail: GET renders a question, since mail scanners follow links;
 * its button posts.
 */
function addLink(
  app: Hono<AppEnv>,
  { secrets }: Services,
  action: SubscriberAction,
  perform: (subscriberId: string) => Promise<boolean>,
): void {
  const subscriberIdOf = (c: Context<AppEnv>) =>
    subscriberOfLink(new URL(c.req.url), action, secrets);
  app.get(subscriberPaths[action], (c) =>
    renderSubscriberPage(c, action, subscriberIdOf(c) === null ? 'unknown' : 'ask'),
  );
  // The link's signature authorizes the request: mail programs post here from anywhere.
  app.post(subscriberPaths[action], async (c) => {
    const id = subscriberIdOf(c);
    const isDone = id !== null && (await limitWait(perform(id)));
    return renderSubscriberPage(c, action, isDone ? 'done' : 'unknown');
  });
}

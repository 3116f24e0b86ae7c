import { Hono } from 'hono';
import { deskPath } from '../desk-path.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../services.ts';
import { listSubscribers } from '../subscribers/list-subscribers.ts';
import type { SubscriptionState } from '../subscribers/subscribers.ts';
import { limitDeskWait, requireSession } from './desk-request.ts';
import { findCounts } from './find-counts.ts';
import { pageSize, parseLeadQuery } from './lead-query.ts';
import { sendDeskPage } from './send-page.ts';
import { paramsOf, shellFactsOf } from './shell-facts.ts';

const states: readonly SubscriptionState[] = ['pending', 'confirmed', 'unsubscribed'];

/** Route that lists the subscribers. */
export function subscriberRoutes(services: Services): Hono<AppEnv> {
  const { db } = services.database;
  return new Hono<AppEnv>().get(`${deskPath}/subscribers`, async (c) => {
    const session = await requireSession(c, services);
    const params = paramsOf(c);
    const { at: pageNumber } = parseLeadQuery(params);
    const state = states.find((value) => value === params.get('state')) ?? null;
    const range = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
    const { subscribers, total } = await limitDeskWait(
      listSubscribers(db, state === null ? range : { state, ...range }),
    );
    const shellFacts = shellFactsOf(c, services, session, await limitDeskWait(findCounts(db)));
    return sendDeskPage(c, 200, (pages) =>
      pages.renderSubscribers({ shellFacts, state, subscribers, total, pageNumber }),
    );
  });
}

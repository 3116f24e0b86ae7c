import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../services.ts';
import { listSubscribers } from '../subscribers/list-subscribers.ts';
import type { SubscriptionState } from '../subscribers/subscribers.ts';
import { deskPath } from './desk-path.ts';
import { inTime, requireSession } from './desk-request.ts';
import { findCounts } from './find-counts.ts';
import { frameOf, paramsOf } from './frame.ts';
import { pageSize, parseLeadQuery } from './lead-query.ts';
import { sendDeskPage } from './send-page.ts';

const states: readonly SubscriptionState[] = ['pending', 'confirmed', 'unsubscribed'];

/** Route that lists the subscribers. */
export function subscriberRoutes(services: Services): Hono<AppEnv> {
  const { db } = services.database;
  return new Hono<AppEnv>().get(`${deskPath}/subscribers`, async (c) => {
    const session = await requireSession(c, services);
    const params = paramsOf(c);
    const { at } = parseLeadQuery(params);
    const state = states.find((one) => one === params.get('state')) ?? null;
    const range = { limit: pageSize, offset: (at - 1) * pageSize };
    const { subscribers, total } = await inTime(
      listSubscribers(db, state === null ? range : { state, ...range }),
    );
    const frame = frameOf(c, services, session, await inTime(findCounts(db)));
    return sendDeskPage(c, 200, (kit) =>
      kit.renderSubscribers({ frame, state, subscribers, total, at }),
    );
  });
}

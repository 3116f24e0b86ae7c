import { Hono } from 'hono';
import { deskPath } from '../desk-path.ts';
import type { AppEnv } from '../http/app-env.ts';
import { exportLeads } from '../leads/export-leads.ts';
import { findColumnFacts } from '../leads/lead-columns.ts';
import { searchLeads } from '../leads/search-leads.ts';
import type { Services } from '../services.ts';
import { limitDeskWait, requireSession } from './desk-request.ts';
import { attachmentHeader } from './file-response.ts';
import { filterOf, parseLeadQuery } from './lead-query.ts';
import { paramsOf } from './shell-facts.ts';

/** Maximum number of leads in one file, which is made in memory. */
const maxLeads = 20_000;

/** Route that exports the selected leads as CSV. */
export function exportRoute(services: Services): Hono<AppEnv> {
  const { db } = services.database;
  return new Hono<AppEnv>().get(`${deskPath}/export.csv`, async (c) => {
    await requireSession(c, services);
    // Without ended subscriptions: such a file is used to send letters.
    const query = parseLeadQuery(paramsOf(c));
    const filter = { ...filterOf(query), unsubscribed: false };
    const { leads } = await limitDeskWait(
      searchLeads(db, { ...filter, limit: maxLeads, offset: 0 }),
    );
    const facts = await limitDeskWait(findColumnFacts(db, null));
    const name = `leads-${new Date().toISOString().slice(0, 10)}.csv`;
    return c.body(exportLeads(leads, facts, query.kind || null), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachmentHeader(name),
    });
  });
}

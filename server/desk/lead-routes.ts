import { type Context, Hono } from 'hono';
import { deskWords } from '../../src/words/desk.ts';
import type { Lead } from '../db/tables.ts';
import { deskPath } from '../desk-path.ts';
import { reportFreedBytes } from '../garbage-collection.ts';
import type { AppEnv } from '../http/app-env.ts';
import { HttpError } from '../http/http-error.ts';
import { findFile, findLead } from '../leads/read-leads.ts';
import type { Services } from '../services.ts';
import { limitDeskWait, requireSession } from './desk-request.ts';
import { fileHeaders } from './file-response.ts';
import { findCounts } from './find-counts.ts';
import { findLeadDetails } from './find-lead-details.ts';
import { findLeadRows, findNextLead } from './find-lead-rows.ts';
import { parseLeadQuery } from './lead-query.ts';
import { sendDeskPage } from './send-page.ts';
import { paramsOf, shellFactsOf } from './shell-facts.ts';

/** Path of a lead, as a route. */
export const leadRoute = `${deskPath}/leads/:id`;

/** Finds the lead of a path. @throws HttpError 404 */
async function requireLead(c: Context<AppEnv>, { database }: Services): Promise<Lead> {
  const lead = await limitDeskWait(findLead(database.db, c.req.param('id') ?? ''));
  if (lead !== null) return lead;
  throw new HttpError(404, deskWords.errors.noLead);
}

/** Routes that show leads: the list, one lead, and its file. */
export function leadRoutes(services: Services): Hono<AppEnv> {
  const { db } = services.database;
  return new Hono<AppEnv>()
    .get(deskPath, async (c) => {
      const session = await requireSession(c, services);
      const query = parseLeadQuery(paramsOf(c));
      const counts = await limitDeskWait(findCounts(db));
      const { rows, total } = await limitDeskWait(findLeadRows(db, query));
      const shellFacts = shellFactsOf(c, services, session, counts);
      return sendDeskPage(c, 200, (pages) =>
        pages.renderLeads({ shellFacts, query, rows, total, counts: counts.leads }),
      );
    })
    .get(leadRoute, async (c) => {
      const session = await requireSession(c, services);
      const lead = await requireLead(c, services);
      const query = parseLeadQuery(paramsOf(c));
      const details = await limitDeskWait(findLeadDetails(db, lead));
      const nextLeadId = await limitDeskWait(findNextLead(db, lead, query));
      const shellFacts = shellFactsOf(c, services, session, await limitDeskWait(findCounts(db)));
      return sendDeskPage(c, 200, (pages) =>
        pages.renderLead({ shellFacts, details, query, nextLeadId, people: services.recipients }),
      );
    })
    .get(`${leadRoute}/file`, async (c) => {
      await requireSession(c, services);
      const lead = await requireLead(c, services);
      const file = await limitDeskWait(findFile(db, lead.id));
      if (file === null) throw new HttpError(404, deskWords.errors.noFile);
      // Two copies: the one from the database, and the one that is sent to the socket.
      reportFreedBytes(2 * file.size);
      return c.body(new Uint8Array(file.content), 200, fileHeaders(file));
    });
}

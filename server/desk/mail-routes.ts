import { Hono } from 'hono';
import { deskPath } from '../desk-path.ts';
import type { AppEnv } from '../http/app-env.ts';
import { countRows } from '../outbox/count-rows.ts';
import { listDeadMails } from '../outbox/dead-mails.ts';
import { retryMails } from '../outbox/outbox.ts';
import type { Services } from '../services.ts';
import { limitDeskWait, readPost, requireSession } from './desk-request.ts';
import { findCounts } from './find-counts.ts';
import { pageSize, parseLeadQuery } from './lead-query.ts';
import { sendDeskPage } from './send-page.ts';
import { paramsOf, shellFactsOf } from './shell-facts.ts';
import { addStatus } from './status-message.ts';

const mailsPath = `${deskPath}/mails`;

/** Routes that list mails that were given up, and send them again. */
export function mailRoutes(services: Services): Hono<AppEnv> {
  const { database, mail } = services;
  const { db } = database;
  return new Hono<AppEnv>()
    .get(mailsPath, async (c) => {
      const session = await requireSession(c, services);
      const { at: pageNumber } = parseLeadQuery(paramsOf(c));
      const range = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
      const mails = await limitDeskWait(listDeadMails(db, range));
      const pending = await limitDeskWait(countRows(db, 'pending'));
      const shellFacts = shellFactsOf(c, services, session, await limitDeskWait(findCounts(db)));
      return sendDeskPage(c, 200, (pages) =>
        pages.renderMails({ shellFacts, mails, pageNumber, pending }),
      );
    })
    .post(`${mailsPath}/retry`, async (c) => {
      const { fields } = await readPost(c, services);
      const count = await limitDeskWait(retryMails(db, fields.lead || null));
      mail.wake();
      return c.redirect(addStatus(mailsPath, count === 0 ? 'none-retried' : 'retried'), 303);
    });
}

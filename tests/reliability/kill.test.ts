import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { readEnv } from '../../server/env.ts';
import { buildForTests, type ChildServer, smallSite, startChild } from './child-server.ts';
import { onBothEngines } from './engines.ts';
import { pdf } from './sample-files.ts';
import { full } from './sizes.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { submitOne } from './submit-one.ts';
import { waitFor } from './wait-for.ts';

const kills = full ? 20 : 6;
const writers = 4;
const okBeforeKill = 6;
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

onBothEngines('kill -9 under load', (fresh) => {
  const site = smallSite();
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await startSmtpSink();
    await buildForTests();
  });
  afterAll(async () => {
    await sink.stop();
    site.remove();
  });

  test(`no accepted lead is lost over ${kills} kills, and all mail arrives`, async () => {
    const settings = {
      ...(await fresh()),
      SITE_DIR: site.folder,
      SMTP_URL: sink.url,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'silent',
      MAIL_RETRY_SECONDS: '1',
      MAIL_LEASE_SECONDS: '2',
      MAIL_MAX_ATTEMPTS: '100',
    };
    const accepted: string[] = [];
    let count = 0;

    // The mail server refuses during the first half of the kills.
    sink.refuse({ code: 451 });
    for (let round = 0; round < kills; round += 1) {
      if (round === kills / 2) sink.refuse(null);
      const server: ChildServer = await startChild(settings);
      let alive = true;
      let okThisRound = 0;
      const writing = Array.from({ length: writers }, async () => {
        while (alive) {
          count += 1;
          const id = `r${round}n${count}`;
          const ok = await submitOne(server.url, id, count).catch(() => false);
          if (ok) {
            accepted.push(id);
            okThisRound += 1;
          }
        }
      });
      await waitFor(
        `submissions in round ${round}; the server said: ${server.output()}`,
        () => okThisRound >= okBeforeKill || server.child.exitCode !== null,
      );
      const ended = server.end('SIGKILL');
      expect(await ended).toBeNull();
      alive = false;
      await Promise.all(writing);
    }

    expect(accepted.length).toBeGreaterThanOrEqual(kills * okBeforeKill);
    const database = await openDatabase(readEnv(settings), silent);
    const stored = await database.db.selectFrom('lead').select(['id', 'email', 'form']).execute();
    const files = await database.db.selectFrom('lead_file').select(['lead_id', 'size']).execute();
    const emails = new Set(stored.map((lead) => lead.email));
    expect(accepted.filter((id) => !emails.has(`${id}@example.com`))).toEqual([]);
    // Every application is stored with its complete CV.
    const applications = stored.filter((lead) => lead.form === 'job-application');
    expect(applications.length).toBeGreaterThan(0);
    expect(files.map((file) => file.lead_id).sort()).toEqual(
      applications.map((lead) => lead.id).sort(),
    );
    expect(files.every((file) => file.size === pdf.length + 200_000)).toBe(true);

    // Makes all mails due: after many refusals they would wait for minutes.
    await database.db
      .updateTable('outbox')
      .set({ next_at: 0 })
      .where('state', '=', 'pending')
      .execute();
    const last = await startChild(settings);
    await waitFor('the outbox to empty', async () => {
      const waiting = await database.db
        .selectFrom('outbox')
        .select('id')
        .where('state', '!=', 'sent')
        .executeTakeFirst();
      return waiting === undefined;
    });
    expect(await last.end('SIGTERM')).toBe(0);
    const outbox = await database.db.selectFrom('outbox').select('id').execute();
    await database.close();

    const arrived = new Set(sink.mails.map((mail) => mail.messageId));
    expect(outbox.filter((mail) => !arrived.has(`<${mail.id}@localhost>`))).toEqual([]);
    const confirmed = new Set(sink.mails.flatMap((mail) => mail.to?.map((to) => to.address) ?? []));
    expect(accepted.filter((id) => !confirmed.has(`${id}@example.com`))).toEqual([]);
  });
});

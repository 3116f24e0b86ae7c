import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { readEnv } from '../../server/env.ts';
import {
  claimMails,
  markDone,
  markFailed,
  renewLeases,
  retryMails,
} from '../../server/outbox/outbox.ts';
import { cheapToken } from './captcha-token.ts';
import { buildForTests, smallSite, startChild } from './child-server.ts';
import { onBothEngines } from './engines.ts';
import { pdf } from './sample-files.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import {
  emailKeys,
  feedbackPath,
  formData,
  openTestApi,
  person,
  type TestApi,
} from './test-api.ts';
import { waitFor } from './wait-for.ts';

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const leaseSeconds = 6;
/** Number of leads in one test; each causes two mails. */
const leads = 12;

onBothEngines('a slow mail server', (fresh) => {
  const site = smallSite();
  let sink: SmtpSink;
  let settings: Record<string, string>;
  const open: TestApi[] = [];
  beforeAll(buildForTests);
  afterAll(site.remove);
  beforeEach(async () => {
    sink = await startSmtpSink();
    settings = {
      ...(await fresh()),
      SMTP_URL: sink.url,
      MAIL_LEASE_SECONDS: String(leaseSeconds),
    };
  });
  afterEach(async () => {
    sink.hold(null);
    for (const api of open.splice(0)) await api.close();
    await sink.stop();
  });
  const start = async (change: Record<string, string> = {}) => {
    const api = await openTestApi({ ...settings, ...change });
    open.push(api);
    return api;
  };
  const contact = async (api: TestApi, who: string) =>
    api.post(feedbackPath, {
      ...person,
      email: `${who}@example.com`,
      altcha: await cheapToken(),
    });
  const states = async (api: TestApi) => (await api.mails()).map(({ state }) => state);
  const pending = async (api: TestApi) =>
    (await api.mails()).filter(({ state }) => state === 'pending');
  const ids = () => sink.mails.map(({ messageId }) => messageId);
  /** Lists every accepted mail, without repeats. */
  const expectOnceEach = (count: number) => {
    expect(new Set(ids()).size).toBe(count);
    expect(ids()).toHaveLength(count);
  };

  test('gets each mail once from two processes, even if it takes longer than a lease', async () => {
    const apis = [await start(), await start()];
    sink.hold(() => true);
    await Promise.all(
      Array.from({ length: leads }, async (_, index) =>
        contact(apis[index % 2] as TestApi, `person-${index}`),
      ),
    );
    // In rounds it accepts the mails, each more than a lease after it was sent.
    while (sink.mails.length < 2 * leads) {
      const before = sink.mails.length;
      await new Promise((resolve) => setTimeout(resolve, leaseSeconds * 1500));
      sink.hold(null);
      await waitFor('mails to be accepted', () => sink.mails.length > before);
      sink.hold(() => true);
    }
    sink.hold(null);
    await waitFor(
      'all to be marked',
      async () => !(await states(apis[0] as TestApi)).includes('pending'),
    );
    expectOnceEach(2 * leads);
  });

  test('each mail is marked as soon as it is accepted, and a hanging one blocks no other', async () => {
    const api = await start();
    sink.hold((mail) => mail.to?.[0]?.address === 'hangs@example.com');
    await contact(api, 'hangs');
    await waitFor('the one that hangs', () => sink.held() === 1);
    for (let index = 0; index < leads; index += 1) await contact(api, `person-${index}`);
    await waitFor('all others to be sent and marked', async () => {
      const all = await states(api);
      return all.filter((state) => state === 'sent').length === 2 * leads + 1;
    });
    expect(await states(api)).toContain('pending');
    sink.hold(null);
    await waitFor('the last', async () => !(await states(api)).includes('pending'));
    expectOnceEach(2 * leads + 2);
  });

  test('one slow application does not delay another', async () => {
    const api = await start();
    sink.hold((mail) => mail.attachments.length > 0 && mail.subject?.includes('Ann') === true);
    const apply = async (name: string) => {
      const fields = { ...person, name, terms_condition: 'on', altcha: await cheapToken() };
      const form = formData(
        { ...fields, ...emailKeys, template_id: 'job-application' },
        { name: 'cv.pdf', content: pdf },
      );
      expect(await (await api.post('/api/v1.0/email/send-form', form)).text()).toBe('OK');
    };
    await apply('Ann Marsh');
    await waitFor('the one that hangs', () => sink.held() === 1);
    await apply('Bo Field');
    await waitFor('the other', () => sink.mails.some((mail) => mail.attachments.length > 0));
    await waitFor('all others to be marked', async () => (await pending(api)).length === 1);
    // The first was not given up meanwhile.
    expect(await pending(api)).toMatchObject([{ attempts: 1, last_error: null }]);
  });

  test('a normal shutdown waits for it, and the next start sends nothing twice', async () => {
    const data = mkdtempSync(join(tmpdir(), 'larkfield-stop-'));
    const own = {
      // On SQLite this folder is also the storage.
      ...settings,
      ...(settings['DATABASE_URL'] ? { DATA_DIR: data } : {}),
      SITE_DIR: site.folder,
      RATE_LIMIT: '0',
      SHUTDOWN_SECONDS: '1',
      SITE_URL: 'http://localhost',
    };
    const first = await startChild(own);
    // It accepts six, and delays those that are sent then.
    sink.hold(() => sink.mails.length >= 6);
    const send = async (who: string) =>
      fetch(first.url + feedbackPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...person,
          email: `${who}@example.com`,
          altcha: await cheapToken(),
        }),
      });
    await Promise.all(Array.from({ length: leads }, (_, index) => send(`person-${index}`)));
    await waitFor('mails under way', () => sink.held() >= 4);
    const ended = first.end('SIGTERM');
    const late = await Promise.race([
      ended,
      new Promise((resolve) => setTimeout(() => resolve('still there'), 3_000)),
    ]);
    expect(late).toBe('still there');
    sink.hold(null);
    expect(await ended).toBe(0);
    const second = await startChild(own);
    const database = await openDatabase(readEnv(own), silent);
    await waitFor('the outbox to empty', async () => {
      const pending = database.db.selectFrom('outbox').select('id').where('state', '!=', 'sent');
      return (await pending.executeTakeFirst()) === undefined;
    });
    await database.close();
    expectOnceEach(2 * leads);
    expect(await second.end('SIGTERM')).toBe(0);
    rmSync(data, { recursive: true, force: true });
  });

  test('a sender with an expired lease changes nothing, but a sent mail stays sent', async () => {
    // No mail leaves the outbox by itself.
    const api = await start({ MAIL_RETRY_SECONDS: '3600' });
    sink.refuse({ code: 451 });
    await contact(api, 'ann');
    await waitFor('both to have failed', async () =>
      (await api.mails()).every((mail) => mail.last_error !== null),
    );
    // From here on only the test sends.
    await api.services.stopMail();
    const { db, engine } = api.services.database;
    const claim = async (senderId: string) => {
      await db.updateTable('outbox').set({ next_at: 0 }).execute();
      const [mail] = await claimMails(db, engine, { senderId, limit: 1, leaseMs: 600_000 });
      if (!mail) throw new Error('Nothing to claim.');
      return mail;
    };
    const read = async (id: string) => (await api.mails()).find((mail) => mail.id === id);
    await db.updateTable('outbox').set({ next_at: 0 }).execute();
    const slow = await claim('slow');
    await db.deleteFrom('outbox').where('id', '!=', slow.id).execute();
    const quick = await claim('quick');
    expect(quick.id).toBe(slow.id);

    await renewLeases(db, [slow.id], { senderId: 'slow', leaseMs: 999_000 });
    await markFailed(db, slow, { reason: 'late', nextAt: 0 });
    await markDone(db, slow, 'obsolete');
    expect(await read(slow.id)).toEqual(quick);
    // The owner's retry does not take it from its sender either.
    expect(await retryMails(db, slow.lead_id)).toBe(0);

    await markDone(db, quick, 'sent');
    await markFailed(db, slow, { reason: 'late', nextAt: 0 });
    await markDone(db, slow, 'sent');
    expect(await read(slow.id)).toMatchObject({ state: 'sent', claimed_by: null });
  });
});

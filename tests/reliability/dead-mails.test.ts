import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeStatus } from '../../server/cli/describe-status.ts';
import { findStatus } from '../../server/cli/find-status.ts';
import { openDatabase } from '../../server/db/database.ts';
import { readEnv } from '../../server/env.ts';
import { claimDeadMails } from '../../server/outbox/dead-mails.ts';
import { retryMails } from '../../server/outbox/outbox.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';
import { waitFor } from './wait-for.ts';

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

onBothEngines('dead mails', (fresh) => {
  let api: TestApi;
  let sink: SmtpSink;
  let settings: Record<string, string>;
  beforeEach(async () => {
    sink = await startSmtpSink();
    settings = {
      ...(await fresh()),
      SMTP_URL: sink.url,
      MAIL_RETRY_SECONDS: '1',
      MAIL_MAX_ATTEMPTS: '1',
      MAIL_TO: 'owner@site.test',
    };
    api = await openTestApi(settings);
  });
  afterEach(async () => {
    await api.close();
    await sink.stop();
  });

  const contact = async (name: string, email: string) =>
    api.post(feedbackPath, { ...person, name, email, altcha: await cheapToken() });
  const dead = async () => (await api.mails()).filter((mail) => mail.state === 'dead');
  const notices = () => sink.mails.filter((mail) => mail.subject?.includes('could not be sent'));
  const restart = async (change: Record<string, string> = {}) => {
    await api.close();
    api = await openTestApi({ ...settings, ...change });
  };
  const ready = async () => (await api.get('/readyz')).json();
  /** Changes the database while no server runs; then starts one without a mail server. */
  const betweenServers = async (work: (db: TestApi['services']['database']['db']) => unknown) => {
    await api.close();
    const database = await openDatabase(readEnv(settings), silent);
    await work(database.db);
    await database.close();
    api = await openTestApi({ ...settings, SMTP_URL: '' });
  };
  /** Backdates the latest notice by two hours. */
  const ageNotices = () =>
    api.services.database.db
      .updateTable('outbox')
      .set((eb) => ({ sent_at: eb('sent_at', '-', 2 * 60 * 60 * 1000) }))
      .where('lead_id', 'is', null)
      .execute();

  test('are reported to the owner once, in one mail, when the mail server is back; also over restarts', async () => {
    sink.refuse({ code: 451 });
    await contact('Ann Marsh', 'ann@example.com');
    await contact('Bo Field', 'bo@example.com');
    await waitFor('four dead mails', async () => (await dead()).length === 4);
    await restart();
    sink.refuse(null);
    api.services.mail.wake();
    await waitFor('the notice', () => notices().length === 1);
    const [notice] = notices();
    expect(notice?.subject).toBe('4 mails could not be sent');
    expect(notice?.to?.[0]?.address).toBe('owner@site.test');
    const leads = await api.leads();
    for (const { id } of leads) expect(notice?.text?.split(id)).toHaveLength(3);
    for (const said of ['Ann Marsh', 'bo@example.com', '451', 'npm run leads -- retry']) {
      expect(notice?.text?.replace(/\s+/g, ' ')).toContain(said);
    }
    // A mail that is retried and dies again was reported already; only new ones are reported, after
    // an hour.
    sink.refuse({ code: 451 });
    await retryMails(api.services.database.db, null);
    await contact('Cy Brook', 'cy@example.com');
    await waitFor('six dead mails', async () => (await dead()).length === 6);
    sink.refuse(null);
    await restart();
    await contact('Di Hill', 'di@example.com');
    await waitFor('mail to go out', () =>
      sink.mails.some((mail) => mail.text?.includes('Di Hill')),
    );
    expect(notices()).toHaveLength(1);
    await ageNotices();
    api.services.mail.wake();
    await waitFor('the second notice', () => notices().length === 2);
    expect(notices()[1]?.subject).toBe('2 mails could not be sent');
    expect(notices()[1]?.text).toContain('Cy Brook');
    expect(notices()[1]?.text).not.toMatch(/Ann Marsh|Bo Field/);
    await waitFor('it to be marked', async () =>
      (await api.mails()).every((mail) => mail.lead_id !== null || mail.state === 'sent'),
    );
    await ageNotices();
    await restart();
    await contact('Ed Vale', 'ed@example.com');
    await waitFor('mail to go out', () =>
      sink.mails.some((mail) => mail.text?.includes('Ed Vale')),
    );
    expect(notices()).toHaveLength(2);
  });

  test('the notice itself never dies', async () => {
    sink.refuse({ code: 550 });
    await contact('Ann Marsh', 'ann@example.com');
    await waitFor('a notice that failed more often than mails may', async () =>
      (await api.mails()).some((mail) => mail.lead_id === null && mail.attempts >= 3),
    );
    const notice = (await api.mails()).find((mail) => mail.lead_id === null);
    expect(notice?.state).toBe('pending');
  });

  test('are in one notice only, also when two are written concurrently', async () => {
    sink.refuse({ code: 451 });
    await contact('Ann Marsh', 'ann@example.com');
    await waitFor('two dead mails', async () => (await dead()).length === 2);
    await betweenServers(async (db) => {
      await db.deleteFrom('outbox').where('lead_id', 'is', null).execute();
      await db.updateTable('outbox').set({ told_in: null }).execute();
      const kinds = async (id = '') => (await claimDeadMails(db, id)).map((mail) => mail.kind);
      const taken = await Promise.all(['one', 'two', 'three'].map(kinds));
      expect(taken.map((mails) => mails.length).sort()).toEqual([0, 0, 2]);
      // A mail that was retried before its notice went out is in the next one if it dies again.
      const put = (state: 'sent' | 'dead') =>
        db.updateTable('outbox').set({ state }).where('kind', '=', 'contact-sender').execute();
      const own = ['one', 'two', 'three'].find((_, index) => taken[index]?.length === 2);
      await put('sent');
      expect(await kinds(own)).toEqual(['contact-company']);
      await put('dead');
      expect(await kinds('next')).toEqual(['contact-sender']);
      expect(await kinds(own)).toEqual(['contact-company']);
    });
  });

  test('are shown by the command but not by readyz, which stays ready', async () => {
    const { env, database } = api.services;
    const status = async () => describeStatus(await findStatus(env, database));
    expect(await ready()).toEqual({ status: 'ready' });
    expect(await status()).toContain('Mails  none waits\n');
    sink.refuse({ code: 451 });
    await contact('Ann Marsh', 'ann@example.com');
    await waitFor('two dead mails', async () => (await dead()).length === 2);
    const today = new Date().toISOString().slice(0, 10);
    const report = await status();
    expect(report).toContain(`2 mails were given up, the oldest of ${today}.`);
    expect(report).not.toMatch(/ann|example|451/i);
    expect(await ready()).toEqual({ status: 'ready' });
    sink.refuse(null);
    await retryMails(api.services.database.db, null);
    api.services.mail.wake();
    await waitFor('all to be well', async () => !(await status()).includes('given up'));
  });

  test('without a mail server no notice is sent, and no mail counts as reported', async () => {
    sink.refuse({ code: 451 });
    await contact('Ann Marsh', 'ann@example.com');
    await waitFor('two dead mails', async () => (await dead()).length === 2);
    await betweenServers(async (db) => {
      await db.deleteFrom('outbox').where('lead_id', 'is', null).execute();
      await db.updateTable('outbox').set({ told_in: null }).execute();
    });
    await contact('Bo Field', 'bo@example.com');
    await waitFor(
      'two files',
      async () => (await api.mails()).filter((mail) => mail.state === 'filed').length === 2,
    );
    expect((await api.mails()).filter((mail) => mail.lead_id === null)).toEqual([]);
    expect((await dead()).map((mail) => mail.told_in)).toEqual([null, null]);
  });
});

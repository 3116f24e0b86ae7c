import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeadsSettings } from '../../server/leads-config/schema.ts';
import { createDailySummary } from '../../server/summary/enqueue-summary.ts';
import { siteConfig } from '../../site.config.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';
import { waitFor } from './wait-for.ts';

const { timeZone } = siteConfig.company;
const leads: LeadsSettings = {
  mailTo: {},
  webhooks: [],
  summary: { at: '08:00', to: ['boss@site.test', 'office@site.test'] },
};
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

onBothEngines('the daily summary', (fresh) => {
  let sink: SmtpSink;
  let settings: Record<string, string>;
  const open: TestApi[] = [];
  beforeEach(async () => {
    sink = await startSmtpSink();
    settings = { ...(await fresh()), SMTP_URL: sink.url, MAIL_RETRY_SECONDS: '1' };
  });
  afterEach(async () => {
    vi.useRealTimers();
    await closeAll();
    await sink.stop();
  });

  const closeAll = async () => {
    for (const api of open.splice(0)) await api.close();
  };
  const start = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      open.push(await openTestApi(settings, { leads }));
    return open.slice(-count) as [TestApi, ...TestApi[]];
  };
  /** Stops the clock at a local time of the company (winter, five hours behind UTC). */
  const stopClock = (local: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${local}-05:00`) });
    for (const api of open) api.services.mail.wake();
  };
  const contact = async (api: TestApi, email = 'ann@example.com') =>
    api.post(feedbackPath, { ...person, email, altcha: await cheapToken() });
  const summaries = () =>
    sink.mails
      .filter(({ subject }) => subject?.startsWith('Daily summary'))
      .map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`)
      .sort();
  const days = async (api: TestApi) =>
    (
      await api.services.database.db
        .selectFrom('daily_summary')
        .select('day')
        .orderBy('day')
        .execute()
    ).map(({ day }) => day);
  const waitForDay = (api: TestApi, day: string) =>
    waitFor(`the summary of ${day}`, async () => (await days(api)).includes(day));
  const bothGet = (subject: string) => [
    `boss@site.test: ${subject}`,
    `office@site.test: ${subject}`,
  ];

  test('goes out once a day from several processes, with the leads since the last one', async () => {
    expect(timeZone).toBe('America/New_York');
    stopClock('2026-01-12T07:00');
    const apis = await start(3);
    const [api] = apis;
    // The first one begins to count.
    await waitForDay(api, '2026-01-11');
    await contact(api);
    await contact(api, 'bo@example.com');
    await api.post(feedbackPath, { ...person, [honeypotField]: 'x' });
    stopClock('2026-01-12T07:59');
    await contact(api, 'cy@example.com');
    expect(summaries()).toEqual([]);
    stopClock('2026-01-12T08:02');
    await waitFor('the summary', () => summaries().length === 2);
    expect(summaries()).toEqual(bothGet('Daily summary: 3 new leads'));
    const text = sink.mails.find(({ subject }) => subject?.startsWith('Daily'))?.text;
    expect(text).toMatch(/3 messages/);
    expect(text).toMatch(/1 post was put aside as spam/);
    // Nothing to say on the next day; the lead of this minute is in the summary after that.
    stopClock('2026-01-13T08:00');
    await waitForDay(api, '2026-01-13');
    await contact(api, 'di@example.com');
    stopClock('2026-01-14T09:30');
    await waitFor('the next summary', () => summaries().length === 4);
    expect(summaries()).toEqual(
      [...bothGet('Daily summary: 1 new lead'), ...bothGet('Daily summary: 3 new leads')].sort(),
    );
    expect(await days(api)).toEqual(['2026-01-11', '2026-01-12', '2026-01-13', '2026-01-14']);
  });

  test('is sent late when no server ran at its time, and says what came until then', async () => {
    stopClock('2026-01-12T09:00');
    const [first] = await start(1);
    await waitForDay(first, '2026-01-12');
    await contact(first);
    await closeAll();
    stopClock('2026-01-14T06:00');
    const [second] = await start(2);
    await waitFor('the summary', () => summaries().length === 2);
    expect(summaries()).toEqual(bothGet('Daily summary: 1 new lead'));
    expect(await days(second)).toEqual(['2026-01-12', '2026-01-13']);
    // At its own time there is nothing new.
    stopClock('2026-01-14T08:00');
    await waitForDay(second, '2026-01-14');
    expect(summaries()).toHaveLength(2);
  });

  test('waits for a mail server that is away, without limit', async () => {
    stopClock('2026-01-12T07:00');
    settings = { ...settings, MAIL_MAX_ATTEMPTS: '1' };
    const [api] = await start(1);
    await waitForDay(api, '2026-01-11');
    await contact(api);
    await waitFor('the mails of the lead', () => sink.mails.length === 2);
    sink.refuse({ code: 451 });
    stopClock('2026-01-12T08:30');
    const rows = async () => (await api.mails()).filter((mail) => mail.lead_id === null);
    await waitFor('failed tries', async () => {
      const all = await rows();
      return all.length === 2 && all.every((mail) => mail.last_error !== null);
    });
    expect((await rows()).map((mail) => mail.state)).toEqual(['pending', 'pending']);
    sink.refuse(null);
    stopClock('2026-01-12T09:00');
    await waitFor('the summary', () => summaries().length === 2);
    expect(summaries()).toEqual(bothGet('Daily summary: 1 new lead'));
  });

  test('of one moment from many processes exactly one is stored', async () => {
    stopClock('2026-01-12T07:00');
    const [api] = await start(1);
    await api.services.stopMail();
    const { db } = api.services.database;
    const now = Date.parse('2026-02-10T13:00Z');
    const rules = { timeOfDay: '08:00', timeZone, recipients: ['owner@site.test'] };
    const at = (moment: number) => createDailySummary(db, rules)(moment);
    expect(await at(now - dayMs)).toBe(false);
    await contact(api);
    await db
      .updateTable('lead')
      .set({ created_at: now - 3 * minuteMs })
      .execute();
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    const added = await Promise.all(Array.from({ length: 8 }, () => at(now)));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect((await api.mails()).filter((mail) => mail.lead_id === null)).toHaveLength(1);
    expect(await at(now + dayMs)).toBe(false);
  });

  test('a clock that falls back past its time makes no second one', async () => {
    stopClock('2026-01-12T07:00');
    const [api] = await start(1);
    await api.services.stopMail();
    const { db } = api.services.database;
    const rules = { timeOfDay: '01:30', timeZone, recipients: ['owner@site.test'] };
    const at = (moment: string) => createDailySummary(db, rules)(Date.parse(moment));
    // The server was away on October 31, and starts between the two half past one of November 1.
    expect(await at('2026-10-30T12:00Z')).toBe(false);
    await contact(api);
    const setTime = (moment: string) =>
      db
        .updateTable('lead')
        .set({ created_at: Date.parse(moment) })
        .execute();
    await setTime('2026-10-31T12:00Z');
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    expect(await at('2026-11-01T05:40Z')).toBe(true);
    await setTime('2026-11-01T05:50Z');
    expect(await at('2026-11-01T06:10Z')).toBe(false);
    expect(await at('2026-11-01T06:40Z')).toBe(false);
    // What came meanwhile is in the next one.
    expect(await at('2026-11-02T06:30Z')).toBe(true);
  });
});

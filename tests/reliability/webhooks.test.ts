import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { renderLead } from '../../server/cli/print-leads.ts';
import { openDatabase } from '../../server/db/database.ts';
import type { OutboxMail } from '../../server/db/tables.ts';
import { readEnv } from '../../server/env.ts';
import type { LeadsSettings, Webhook } from '../../server/leads-config/schema.ts';
import { retryMails } from '../../server/outbox/outbox.ts';
import { signedLink } from '../../server/security/signed-link.ts';
import { type SubscriberAction, subscriberLink } from '../../server/security/subscriber-link.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { diaries } from '../../src/forms/appointments/diaries.ts';
import { freeDays } from '../../src/forms/appointments/diary.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { buildForTests, smallSite, startChild } from './child-server.ts';
import { onBothEngines } from './engines.ts';
import { pdf } from './sample-files.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { submitOne } from './submit-one.ts';
import {
  emailKeys,
  feedbackPath,
  formData,
  openTestApi,
  person,
  type TestApi,
} from './test-api.ts';
import { waitFor } from './wait-for.ts';
import { receiverKey, startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const kills = 4;
const leadsPerKill = 6;
/** Calls of one webhook that a server makes at once. */
const callsAtOnce = 2;

onBothEngines('webhooks', (fresh) => {
  let sink: SmtpSink;
  let receiver: WebhookReceiver;
  let settings: Record<string, string>;
  const site = smallSite();
  const open: TestApi[] = [];
  beforeAll(buildForTests);
  afterAll(site.remove);
  beforeEach(async () => {
    sink = await startSmtpSink();
    receiver = await startWebhookReceiver();
    settings = {
      ...(await fresh()),
      SMTP_URL: sink.url,
      MAIL_RETRY_SECONDS: '1',
      MAIL_TO: 'owner@site.test',
      SITE_URL: 'https://www.site.test',
    };
  });
  afterEach(async () => {
    receiver.answer(null);
    receiver.release();
    for (const api of open.splice(0)) await api.close();
    await receiver.stop();
    await sink.stop();
  });

  const webhook = (name: string, change: Partial<Webhook> = {}): Webhook => ({
    name,
    format: 'json',
    url: `${receiver.url}/${name}`,
    secret: [receiverKey],
    ...change,
  });
  const start = async (
    leads: Partial<LeadsSettings> = { webhooks: [webhook('crm')] },
    change: Record<string, string> = {},
  ): Promise<TestApi> => {
    const options = { leads: { mailTo: {}, webhooks: [], ...leads } };
    const api = await openTestApi({ ...settings, ...change }, options);
    open.push(api);
    return api;
  };
  const contact = async (api: TestApi, change: Record<string, string> = {}) =>
    api.post(feedbackPath, { ...person, altcha: await cheapToken(), ...change });
  const hooks = async (api: TestApi) =>
    (await api.mails()).filter(({ kind }) => kind === 'webhook');
  const onlyHook = async (api: TestApi): Promise<OutboxMail> => {
    const [row, ...more] = await hooks(api);
    if (!row || more.length > 0) throw new Error(`${more.length + (row ? 1 : 0)} webhooks`);
    return row;
  };
  const waitForState = (api: TestApi, state: OutboxMail['state']) =>
    waitFor(`every webhook to be ${state}`, async () =>
      (await hooks(api)).every((row) => row.state === state),
    );
  /** Calls of one webhook, parsed. */
  const callsOf = (name: string) =>
    receiver.calls
      .filter(({ path }) => path === `/${name}`)
      .map(({ body, ...call }) => ({ ...call, lead: JSON.parse(body) }));

  test('get a lead signed, again until they accept it, and never after that', async () => {
    const api = await start();
    let left = 2;
    receiver.answer(() => ({ status: left-- > 0 ? 500 : 204 }));
    await contact(api);
    await waitForState(api, 'sent');
    const row = await onlyHook(api);
    expect(row).toMatchObject({ recipient: 'crm', attempts: 3, last_error: null });
    const calls = callsOf('crm');
    expect(calls.map(({ id, isSigned }) => ({ id, isSigned }))).toEqual(
      Array(3).fill({ id: row.id, isSigned: true }),
    );
    const [lead] = await api.leads();
    expect(calls[0]?.lead).toMatchObject({
      id: lead?.id,
      kind: 'contact',
      status: 'new',
      page: '/page/contact-us',
      fields: { name: 'Ann Marsh', email: 'ann@example.com' },
    });
    // The next lead is called once, and the first one not again.
    await contact(api, { email: 'bo@example.com' });
    await waitFor('the second lead', () => receiver.calls.length === 4);
    await waitForState(api, 'sent');
    expect(receiver.calls).toHaveLength(4);
    await waitFor('the mails of both', () => sink.mails.length >= 4);
    expect(sink.mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual([
      'ann@example.com',
      'bo@example.com',
      'owner@site.test',
      'owner@site.test',
    ]);
  });

  test('are chosen by form and page, and spam causes none', async () => {
    const api = await start({
      webhooks: [
        webhook('all', { format: 'zapier' }),
        webhook('jobs', { forms: ['job-application'] }),
        webhook('shop', { pages: ['/shop/*'] }),
      ],
    });
    await contact(api, { page: '/shop/lamp' });
    const form = formData(
      {
        ...person,
        terms_condition: 'on',
        altcha: await cheapToken(),
        ...emailKeys,
        template_id: 'job-application',
      },
      { name: 'Ann CV.pdf', content: pdf },
    );
    expect(await (await api.post('/api/v1.0/email/send-form', form)).text()).toBe('OK');
    await api.post(feedbackPath, { ...person, [honeypotField]: 'x' });
    await waitFor('four calls', () => receiver.calls.length === 4);
    await waitForState(api, 'sent');
    expect(await hooks(api)).toHaveLength(4);
    expect(
      callsOf('all')
        .map(({ lead }) => lead.file_name)
        .sort(),
    ).toEqual(['', 'Ann CV.pdf']);
    expect(callsOf('jobs').map(({ lead }) => lead.file)).toEqual([
      { name: 'Ann CV.pdf', type: 'application/pdf', bytes: pdf.length },
    ]);
    expect(callsOf('shop').map(({ lead }) => lead.kind)).toEqual(['contact']);
  });

  test('that hang hold up neither mails nor other webhooks', async () => {
    const api = await start({ webhooks: [webhook('slow'), webhook('crm')] });
    receiver.answer(({ path }) => (path === '/slow' ? 'hang' : { status: 200 }));
    for (let index = 0; index < 6; index += 1)
      await contact(api, { email: `person-${index}@example.com` });
    await waitFor('all mails and all calls of the other', async () => {
      const others = (await api.mails()).filter(({ recipient }) => recipient !== 'slow');
      return others.length === 18 && others.every(({ state }) => state === 'sent');
    });
    expect(callsOf('crm')).toHaveLength(6);
    const slow = (await hooks(api)).filter(({ recipient }) => recipient === 'slow');
    expect(slow.map(({ state }) => state)).toEqual(Array(6).fill('pending'));
    await waitFor('one to be given up for now', async () =>
      (await hooks(api)).some((row) => row.last_error === 'no answer within 15 seconds'),
    );
    receiver.answer(null);
    receiver.release();
    await waitForState(api, 'sent');
    const accepted = callsOf('slow').filter(({ isAccepted }) => isAccepted);
    expect(new Set(accepted.map(({ id }) => id))).toEqual(new Set(slow.map(({ id }) => id)));
    // Those that were released may have been given up at that moment.
    expect(accepted.length).toBeLessThanOrEqual(6 + callsAtOnce);
    expect(receiver.maxHeld()).toBe(callsAtOnce);
  });

  test('that redirect are not followed; the owner is told of dead ones, and retry calls them', async () => {
    const api = await start(undefined, { MAIL_MAX_ATTEMPTS: '1' });
    receiver.answer(() => ({ status: 307, headers: { location: '/elsewhere' } }));
    await contact(api);
    await waitForState(api, 'dead');
    expect(receiver.calls.map(({ path }) => path)).toEqual(['/crm']);
    const { last_error } = await onlyHook(api);
    expect(last_error).toContain('307 (redirects are not followed');
    await waitFor('the notice', () =>
      sink.mails.some(({ subject }) => subject === '1 webhook could not be sent'),
    );
    const notice = sink.mails.find(({ subject }) => subject?.includes('could not be sent'));
    const text = notice?.text?.replace(/\s+/g, ' ');
    expect(notice?.to?.[0]?.address).toBe('owner@site.test');
    expect(text).toContain(
      'the call of the webhook crm. From: Ann Marsh, ann@example.com. Why: 307',
    );
    // The address may hold a secret.
    expect(text).not.toContain(receiver.url);
    const [lead] = await api.leads();
    if (!lead) throw new Error('no lead');
    const none = new Map();
    const facts = {
      files: none,
      states: none,
      appointments: none,
      notes: [],
      droppedCharacters: 0,
    };
    const shown = renderLead(lead, { ...facts, mails: await hooks(api) });
    expect(shown).toContain('Webhook     crm: dead, 1 tries; 307');
    receiver.answer(null);
    expect(await retryMails(api.services.database.db, lead.id)).toBe(1);
    api.services.mail.wake();
    await waitForState(api, 'sent');
  });

  test('that are gone for good are given up at once', async () => {
    const api = await start();
    receiver.answer(() => ({ status: 410 }));
    await contact(api);
    await waitForState(api, 'dead');
    expect(await onlyHook(api)).toMatchObject({ attempts: 1 });
    expect(receiver.calls).toHaveLength(1);
  });

  test('get the delay that they ask for, up to an hour', async () => {
    const api = await start({ webhooks: [webhook('busy'), webhook('crm')] });
    receiver.answer(({ path }) =>
      path === '/busy'
        ? { status: 429, headers: { 'retry-after': String(5 * 3600) } }
        : { status: 200 },
    );
    const before = Date.now();
    await contact(api);
    const busy = async () => (await hooks(api)).filter(({ recipient }) => recipient === 'busy');
    const failed = async () =>
      (await busy()).filter(({ last_error }) => last_error !== null).length;
    await waitFor('the answer to be stored', async () => (await failed()) === 1);
    const hourMs = 3_600_000;
    const next_at = (await busy())[0]?.next_at ?? 0;
    expect(next_at).toBeGreaterThanOrEqual(before + hourMs);
    expect(next_at).toBeLessThanOrEqual(Date.now() + hourMs);
    // The wait is no sign of a clock that was set back: later calls leave it alone.
    await contact(api, { email: 'bo@example.com' });
    await waitFor('the next lead', async () => (await failed()) === 2);
    expect((await busy()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  test('that are no longer configured end as dead, not in silence', async () => {
    const api = await start();
    receiver.answer(() => ({ status: 500 }));
    await contact(api);
    await waitFor('a first try', () => receiver.calls.length === 1);
    await api.close();
    open.splice(0);
    const other = await start({ webhooks: [] }, { MAIL_MAX_ATTEMPTS: '3' });
    await waitForState(other, 'dead');
    expect((await onlyHook(other)).last_error).toContain('has no webhook of this name');
  });

  test('are not called for a lead that became spam or was deleted meanwhile', async () => {
    const api = await start(undefined, { MAIL_RETRY_SECONDS: '3600' });
    receiver.answer(() => ({ status: 500 }));
    await contact(api);
    await waitFor('a first try', async () => (await onlyHook(api)).last_error !== null);
    const { db } = api.services.database;
    await db.updateTable('lead').set({ status: 'spam' }).execute();
    await db.updateTable('outbox').set({ next_at: 0 }).where('kind', '=', 'webhook').execute();
    api.services.mail.wake();
    await waitForState(api, 'obsolete');
    expect(receiver.calls).toHaveLength(1);
  });

  test('of two processes each lead is called once', async () => {
    const apis = [await start(), await start()];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        contact(apis[index % 2] as TestApi, { email: `person-${index}@example.com` }),
      ),
    );
    await waitFor('all calls', () => receiver.calls.length >= 12);
    await waitForState(apis[0] as TestApi, 'sent');
    expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(12);
    expect(receiver.calls).toHaveLength(12);
  });

  test('are told of a held appointment, and again when it is confirmed', async () => {
    const api = await start({ webhooks: [webhook('diary', { forms: ['appointment'] })] });
    const slot = freeDays(diaries.dentist, new Date(), []).at(-1)?.slots[0] ?? '';
    const fields = { ...person, page: '/home-dentist', diary: 'dentist', appointment: slot };
    await contact(api);
    await api.post(feedbackPath, new URLSearchParams(fields).toString(), {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    });
    await waitFor('the first call', () => receiver.calls.length === 1);
    const lead = (await api.leads()).find(({ status }) => status === 'unverified');
    const { secrets } = api.services;
    const { confirmAppointment } = apiPaths;
    const link = signedLink('', confirmAppointment, lead?.id ?? '', secrets.appointment);
    expect((await api.post(link, '', { accept: 'text/html' })).status).toBe(200);
    await waitFor('the second call', () => receiver.calls.length === 2);
    const told = callsOf('diary').map(({ lead: { id, kind, status, appointment } }) => ({
      id,
      kind,
      status,
      booked: appointment.booked,
    }));
    expect(told).toEqual([
      { id: lead?.id, kind: 'appointment', status: 'unverified', booked: false },
      { id: lead?.id, kind: 'appointment', status: 'new', booked: true },
    ]);
  });

  test('are told of a subscriber once the address is confirmed', async () => {
    const api = await start();
    await api.post('/api/subscribe', { email: 'ann@example.com', altcha: await cheapToken() });
    expect(await hooks(api)).toEqual([]);
    const { db } = api.services.database;
    const { id } = await db.selectFrom('subscriber').select('id').executeTakeFirstOrThrow();
    const action: SubscriberAction = 'confirm';
    const link = subscriberLink('', action, id, api.services.secrets);
    for (let press = 0; press < 2; press += 1)
      expect((await api.post(link, '', { accept: 'text/html' })).status).toBe(200);
    await waitFor('the call', () => receiver.calls.length === 1);
    await waitForState(api, 'sent');
    expect(callsOf('crm').map(({ lead }) => [lead.kind, lead.fields])).toEqual([
      ['subscribe', { email: 'ann@example.com' }],
    ]);
  });

  test(`no lead is lost over ${kills} kills, and at most those under way are called twice`, async () => {
    const config = join(settings['DATA_DIR'] ?? '', 'leads.config.mjs');
    const entry = {
      name: 'crm',
      format: 'json',
      url: { env: 'CRM_URL' },
      secret: { env: 'CRM_SECRET' },
    };
    writeFileSync(config, `export const leadsConfig = ${JSON.stringify({ webhooks: [entry] })};`);
    const own = {
      ...settings,
      SITE_DIR: site.folder,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'silent',
      MAIL_LEASE_SECONDS: '2',
      MAIL_MAX_ATTEMPTS: '100',
      LEADS_CONFIG: config,
      CRM_URL: `${receiver.url}/crm`,
      CRM_SECRET: `whsec_${receiverKey.toString('base64')}`,
    };
    const accepted: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const seen = receiver.calls.length;
      // In turn it hangs, and accepts, so that kills come before and after an answer.
      receiver.answer(round % 2 === 0 ? () => 'hang' : null);
      const server = await startChild(own);
      for (let index = 0; index < leadsPerKill; index += 1) {
        const id = `r${round}n${index}`;
        // No subscriptions: they are told once they are confirmed.
        if (await submitOne(server.url, id, index % 2)) accepted.push(`${id}@example.com`);
      }
      await waitFor('a call under way', () => receiver.calls.length > seen);
      expect(await server.end('SIGKILL')).toBeNull();
    }
    expect(accepted).toHaveLength(kills * leadsPerKill);
    receiver.answer(null);
    const database = await openDatabase(readEnv(own), silent);
    const { db } = database;
    // Makes all rows due: after many failures they would wait for minutes.
    await db.updateTable('outbox').set({ next_at: 0 }).where('state', '=', 'pending').execute();
    const last = await startChild(own);
    await waitFor('the outbox to empty', async () => {
      const rows = db.selectFrom('outbox').select('id').where('state', '!=', 'sent');
      return (await rows.executeTakeFirst()) === undefined;
    });
    expect(await last.end('SIGTERM')).toBe(0);
    const rows = await db.selectFrom('outbox').select('id').where('kind', '=', 'webhook').execute();
    await database.close();
    expect(rows).toHaveLength(accepted.length);
    expect(receiver.calls.every(({ isSigned }) => isSigned)).toBe(true);
    const told = callsOf('crm').filter(({ isAccepted }) => isAccepted);
    expect(
      accepted.filter((email) => told.every(({ lead }) => lead.fields.email !== email)),
    ).toEqual([]);
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
    expect(told.length).toBeLessThanOrEqual(rows.length + kills * callsAtOnce);
  });
});

onBothEngines('several recipients', (fresh) => {
  test('get a mail of their own each, retried alone; nobody gets two', async () => {
    const sink = await startSmtpSink();
    const settings = {
      ...(await fresh()),
      SMTP_URL: sink.url,
      MAIL_RETRY_SECONDS: '1',
      MAIL_TO: 'owner@site.test, Second <second@site.test>',
    };
    const leads: LeadsSettings = {
      mailTo: {
        contact: ['office@site.test', 'ann@site.test'],
        '/shop/*': ['Ann <ANN@site.test>', 'shop@site.test'],
      },
      webhooks: [],
    };
    const api = await openTestApi(settings, { leads });
    const to = () => sink.mails.map((mail) => mail.to?.[0]?.address).sort();
    const sent = async () => (await api.mails()).filter(({ state }) => state === 'sent').length;
    try {
      sink.refuse({ code: 451, recipient: 'ann@site.test' });
      await api.post(feedbackPath, {
        ...person,
        page: '/shop/lamp',
        altcha: await cheapToken(),
      });
      await waitFor('three mails, and a second refusal', async () =>
        Boolean((await sent()) === 3 && sink.refusals() > 1),
      );
      expect(to()).toEqual(['ann@example.com', 'office@site.test', 'shop@site.test']);
      sink.refuse(null);
      await waitFor('the last', async () => (await sent()) === 4);
      expect(to()).toEqual([
        'ann@example.com',
        'ann@site.test',
        'office@site.test',
        'shop@site.test',
      ]);
      // MAIL_TO gets what no rule names anybody for.
      await api.post(feedbackPath.replace('/1/', '/2/'), {
        ...person,
        page: '/blogs/a-post',
        altcha: await cheapToken(),
      });
      await waitFor('three more', async () => (await sent()) === 7);
      expect(to()).toContain('owner@site.test');
      expect(to()).toContain('second@site.test');
    } finally {
      await api.close();
      await sink.stop();
    }
  });
});

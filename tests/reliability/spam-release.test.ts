import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findAppointments } from '../../server/appointments/find-appointments.ts';
import { type Database, openDatabase } from '../../server/db/database.ts';
import type { Lead } from '../../server/db/tables.ts';
import { readEnv } from '../../server/env.ts';
import { markAsSpam, releaseFromSpam } from '../../server/leads/change-lead.ts';
import { stateOf } from '../../server/leads/lead-state.ts';
import { findLead } from '../../server/leads/read-leads.ts';
import { spamTextSize } from '../../server/leads/spam-text.ts';
import { createNotifications } from '../../server/outbox/notifications.ts';
import { confirmSubscription, unsubscribe } from '../../server/subscribers/subscribers.ts';
import { diaries } from '../../src/forms/appointments/diaries.ts';
import { freeDays } from '../../src/forms/appointments/diary.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { pdf } from './sample-files.ts';
import {
  emailKeys,
  feedbackPath,
  formData,
  openTestApi,
  person,
  type TestApi,
} from './test-api.ts';

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const company = 'office@example.com';
/** Slots of an empty diary, none of them today: a test may run past the hour. */
const slots = freeDays(diaries.dentist, new Date(), [])
  .slice(1)
  .flatMap((day) => day.slots);
const [slot = ''] = slots;
const asking = (at: string, email = person.email) => ({
  ...person,
  ...{ email, diary: 'dentist', appointment: at },
});

onBothEngines('spam that is none', (fresh) => {
  let api: TestApi;
  let other: Database;
  let settings: Record<string, string>;
  beforeEach(async () => {
    settings = await fresh();
    api = await openTestApi({ ...settings, MAIL_TO: company });
    // No mail sender may interfere: mails wait.
    await api.services.stopMail();
    other = await openDatabase(readEnv(settings), silent);
  });
  afterEach(async () => {
    await other.close();
    await api.close();
  });

  const db = () => api.services.database.db;
  const seen = new Set<string>();
  /** Finds the lead that was stored since the last call. */
  const newest = async (): Promise<Lead> => {
    const lead = (await api.leads()).find(({ id }) => !seen.has(id));
    if (!lead) throw new Error('no lead');
    seen.add(lead.id);
    return lead;
  };
  /** Posts a message, which is spam without a solved captcha. */
  async function post(fields: Record<string, string> = person, altcha = ''): Promise<Lead> {
    await api.post(feedbackPath, { ...fields, altcha });
    return newest();
  }
  const release = (id: string, by = db()) => releaseFromSpam(by, id, api.services.notificationsFor);
  /** Lists the mails of a lead as `kind state recipient`. */
  const mailsOf = async (id: string) =>
    (await api.mails())
      .filter(({ lead_id }) => lead_id === id)
      .map(({ kind, state, recipient }) => `${kind} ${state} ${recipient}`);
  const bookingOf = async (id: string) => {
    const appointment = (await findAppointments(db(), [id])).get(id);
    if (!appointment) return null;
    if (appointment.isBooked) return 'booked';
    return appointment.heldUntil === null ? 'lost' : 'held';
  };

  test('is released as unverified, with its reason; the company has its mail, the sender none', async () => {
    const lead = await post();
    expect([lead.status, lead.reason]).toEqual(['spam', 'captcha']);
    expect(await mailsOf(lead.id)).toEqual([]);
    expect(await release(lead.id)).toEqual({
      outcome: 'released',
      mails: [{ kind: 'contact-company', recipient: company }],
      slot: null,
      droppedCharacters: 0,
    });
    const released = await findLead(db(), lead.id);
    expect(released).toEqual({ ...lead, status: 'unverified' });
    expect(released && stateOf(released)).toBe('new');
    expect(await mailsOf(lead.id)).toEqual([`contact-company pending ${company}`]);
    expect(await spamTextSize(db())).toBe(0);
    expect(await release(lead.id)).toEqual({ outcome: 'not-spam' });
    expect(await release('nobody')).toBeNull();
    expect(await mailsOf(lead.id)).toHaveLength(1);
  });

  test('is released once by many processes at once', async () => {
    const lead = await post(asking(slot));
    const releases = await Promise.all(
      Array.from({ length: 12 }, (_, at) => release(lead.id, at % 2 ? other.db : db())),
    );
    const outcomes = releases.map((one) => one?.outcome);
    expect(outcomes.filter((one) => one === 'released')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'not-spam')).toHaveLength(11);
    expect(await mailsOf(lead.id)).toEqual([
      'appointment-request-sender pending ann@example.com',
      `contact-company pending ${company}`,
    ]);
    const counts = await db().selectFrom('sender_mail_count').select('count').execute();
    expect(counts).toEqual([{ count: 1 }]);
  });

  test('marked and released by several processes at once, ends as one of both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const lead = await post(asking(slots[round] ?? '', `person-${round}@example.com`));
      const acts = [
        () => release(lead.id),
        () => markAsSpam(other.db, lead.id),
        () => release(lead.id, other.db),
        () => markAsSpam(db(), lead.id),
      ];
      await Promise.all(acts.map((act) => act()));
      const known = await findLead(db(), lead.id);
      const waiting = (await mailsOf(lead.id)).filter((mail) => mail.includes(' pending '));
      const isSpam = known?.status === 'spam';
      expect(await bookingOf(lead.id)).toBe(isSpam ? 'lost' : 'held');
      expect(waiting).toHaveLength(isSpam ? 0 : 2);
    }
  });

  test('is told how much of its text was cut', async () => {
    const wishes = Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [name, name.repeat(1900)] as const),
    );
    const lead = await post({ ...person, ...wishes });
    // The third field, as it would stand in the JSON of all.
    const droppedCharacters = 1900 + ',"c":""'.length;
    expect(await release(lead.id)).toMatchObject({ outcome: 'released', droppedCharacters });
    await markAsSpam(db(), lead.id);
    expect(await spamTextSize(db())).toBeGreaterThan(3800);
    expect(await release(lead.id)).toMatchObject({ droppedCharacters });
  });

  test('an appointment is held anew for its sender, if the time is free', async () => {
    const lead = await post(asking(slot));
    expect(await bookingOf(lead.id)).toBe('lost');
    expect(await release(lead.id)).toMatchObject({ slot: 'held' });
    expect(await bookingOf(lead.id)).toBe('held');
    const late = await post(asking(slot, 'bo@example.com'));
    expect(await release(late.id)).toMatchObject({ slot: 'taken' });
    expect(await mailsOf(late.id)).toEqual([`contact-company pending ${company}`]);
    expect(await bookingOf(late.id)).toBe('lost');
  });

  test('an appointment is not held for one who has two, who gets no more mail, or whose time is over', async () => {
    const cy = 'cy@example.com';
    for (const at of slots.slice(2, 4)) await post(asking(at, cy), await cheapToken());
    const third = await post(asking(slot, cy));
    expect(await release(third.id)).toMatchObject({ slot: 'too-many' });
    const mute = await post(asking(slot, 'di@example.com'));
    const today = Math.floor(Date.now() / 86_400_000);
    await db()
      .insertInto('sender_mail_count')
      .values([today, today + 1].map((day) => ({ mailbox: 'di@example.com', day, count: 3 })))
      .execute();
    expect(await release(mute.id)).toMatchObject({ slot: 'no-mail' });
    const late = await post(asking(slot, 'ed@example.com'));
    await db()
      .updateTable('appointment_request')
      .set({ slot: '2020-01-02T09:30' })
      .where('lead_id', '=', late.id)
      .execute();
    expect(await release(late.id)).toMatchObject({ slot: 'over' });
    for (const { id } of [third, mute, late]) {
      expect([await bookingOf(id), await mailsOf(id)]).toEqual([
        'lost',
        [`contact-company pending ${company}`],
      ]);
    }
    // The time is still free.
    expect(await release((await post(asking(slot, 'fi@example.com'))).id)).toMatchObject({
      slot: 'held',
    });
  });

  test('marked by the owner: mails are stopped, the time is free; taken back, all is as before', async () => {
    const lead = await post(asking(slot), await cheapToken());
    expect(await bookingOf(lead.id)).toBe('booked');
    expect(await markAsSpam(db(), lead.id)).toEqual({
      stoppedMails: 2,
      slots: [{ slot, diary: 'dentist', successor: null }],
      hasLeftList: false,
    });
    expect(await markAsSpam(db(), lead.id)).toBeNull();
    expect(await markAsSpam(db(), 'nobody')).toBeNull();
    const marked = await findLead(db(), lead.id);
    expect(marked).toEqual({ ...lead, status: 'spam' });
    expect(await bookingOf(lead.id)).toBe('lost');
    expect(await mailsOf(lead.id)).toEqual([
      `contact-company obsolete ${company}`,
      'contact-sender obsolete ann@example.com',
    ]);
    expect(await release(lead.id)).toMatchObject({ slot: 'booked' });
    expect(await findLead(db(), lead.id)).toEqual(lead);
    expect(await bookingOf(lead.id)).toBe('booked');
    const waiting = (await mailsOf(lead.id)).filter((mail) => mail.includes(' pending '));
    expect(waiting).toEqual([
      `contact-company pending ${company}`,
      'contact-sender pending ann@example.com',
    ]);
  });

  test('every recipient and every webhook that was held back is told, once', async () => {
    const webhook = { name: 'crm', format: 'zapier' as const, url: 'http://127.0.0.1:9/' };
    const tellAll = createNotifications([company, 'second@example.com'], {
      mailTo: {},
      webhooks: [webhook],
    });
    const lead = await post();
    await Promise.all([1, 2].map(() => releaseFromSpam(db(), lead.id, tellAll)));
    expect((await mailsOf(lead.id)).sort()).toEqual([
      `contact-company pending ${company}`,
      'contact-company pending second@example.com',
      'webhook pending crm',
    ]);
  });

  test('mails that were sent are never sent again; dead ones count as not sent', async () => {
    const lead = await post(person, await cheapToken());
    await db().updateTable('outbox').set({ state: 'dead' }).execute();
    await db()
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('kind', '=', 'contact-company')
      .execute();
    expect(await markAsSpam(db(), lead.id)).toMatchObject({ stoppedMails: 1 });
    expect(await release(lead.id)).toMatchObject({
      mails: [{ kind: 'contact-sender', recipient: person.email }],
    });
    expect(await markAsSpam(db(), lead.id)).toMatchObject({ stoppedMails: 1 });
    await release(lead.id);
    const states = (await api.mails()).map(({ kind, state }) => `${kind} ${state}`);
    expect(states.sort()).toEqual([
      'contact-company sent',
      ...Array(2).fill('contact-sender obsolete'),
      'contact-sender pending',
    ]);
  });

  test('the time of a marked lead goes to another lead of the same person', async () => {
    const lead = await post(asking(slot), await cheapToken());
    const twin = await post({ ...asking(slot), comment: 'And once more.' });
    await release(twin.id);
    expect(await bookingOf(twin.id)).toBe('lost');
    expect(await markAsSpam(db(), lead.id)).toMatchObject({ slots: [{ successor: twin.id }] });
    expect(await bookingOf(twin.id)).toBe('booked');
    expect(await release(lead.id)).toMatchObject({ slot: 'taken' });
    expect(await bookingOf(twin.id)).toBe('booked');
  });

  const subscribe = async (email: string, altcha = '', page = '/') => {
    await api.post('/api/subscribe', { email, altcha, page });
    return newest();
  };
  const subscribers = async () =>
    (
      await db()
        .selectFrom('subscriber')
        .select(['id', 'email', 'lead_id', 'confirmed_at', 'unsubscribed_at'])
        .execute()
    ).map((row) => ({ ...row, isOn: row.confirmed_at !== null && row.unsubscribed_at === null }));

  test('a subscription has to be confirmed, and an address that the list knows changes nothing', async () => {
    const lead = await subscribe('ann@example.com');
    expect(lead.status).toBe('spam');
    const second = await subscribe('Ann@example.com', '', '/home-startup');
    const request = { kind: 'subscription-request-sender', recipient: 'ann@example.com' };
    const releases = await Promise.all([release(lead.id), release(lead.id, other.db)]);
    expect(releases.map((one) => one?.outcome).sort()).toEqual(['not-spam', 'released']);
    expect(releases).toContainEqual(expect.objectContaining({ mails: [request] }));
    const pending = await subscribers();
    expect(pending).toMatchObject([{ lead_id: lead.id, isOn: false }]);
    expect(await release(second.id)).toEqual({ outcome: 'known-address' });
    expect(await findLead(db(), second.id)).toMatchObject({ status: 'spam', reason: 'captcha' });
    expect(await mailsOf(lead.id)).toHaveLength(1);

    // Once confirmed, it leaves the list when its lead is marked, and has to be confirmed anew.
    await confirmSubscription(db(), pending[0]?.id ?? '', api.services.notificationsFor);
    expect(await subscribers()).toMatchObject([{ isOn: true }]);
    expect(await markAsSpam(db(), lead.id)).toMatchObject({ hasLeftList: true });
    expect(await subscribers()).toEqual([]);
    expect(await release(lead.id)).toMatchObject({ outcome: 'released', mails: [request] });
    expect(await subscribers()).toMatchObject([{ lead_id: lead.id, isOn: false }]);
  });

  test('an address that left the list stays off it, whatever happens to its lead', async () => {
    const lead = await subscribe('ann@example.com', await cheapToken());
    const [row] = await subscribers();
    await unsubscribe(db(), row?.id ?? '');
    expect(await markAsSpam(db(), lead.id)).toMatchObject({ hasLeftList: false });
    expect(await subscribers()).toHaveLength(1);
    expect(await release(lead.id)).toEqual({ outcome: 'known-address' });
    expect(await subscribers()).toMatchObject([{ isOn: false }]);
  });

  test('an address that is none gets no mail, and the company still reads the message', async () => {
    const trap = { [honeypotField]: 'x' };
    const lead = await post({ ...asking(slot), ...trap, email: 'me at home, <ok>' });
    expect(lead).toMatchObject({ status: 'spam', reason: 'honeypot' });
    expect(await release(lead.id)).toMatchObject({
      mails: [{ kind: 'contact-company' }],
      slot: 'no-mail',
    });
    expect(await bookingOf(lead.id)).toBe('lost');
    await api.post('/api/subscribe', { ...trap, email: 'nobody' });
    const spam = await newest();
    expect(await release(spam.id)).toEqual({ outcome: 'invalid-address' });
    expect(await findLead(db(), spam.id)).toMatchObject({ status: 'spam' });
    // A server that starts now sends it.
    const server = await openTestApi(settings);
    await expect
      .poll(async () => (await server.mails()).map(({ state }) => state))
      .toEqual(['filed']);
    await server.close();
    const folder = join(settings.DATA_DIR ?? '', 'mail');
    const [name = ''] = readdirSync(folder);
    const mail = await new PostalMime().parse(readFileSync(join(folder, name)));
    expect(mail.subject).toContain(`Message from ${person.name}`);
    expect(mail.text).toContain(person.comment);
  });

  test('an application has its CV with it', async () => {
    const fields = { ...person, job: 'Tester', terms_condition: 'on', ...emailKeys };
    const form = formData(
      { ...fields, template_id: 'job-application' },
      { name: 'Ann.pdf', content: pdf },
    );
    await api.post('/api/v1.0/email/send-form', form);
    const lead = await newest();
    if (lead.status !== 'spam') await markAsSpam(db(), lead.id);
    const sent = await release(lead.id);
    expect(sent).toMatchObject({
      mails: expect.arrayContaining([{ kind: 'application-company', recipient: company }]),
    });
    const files = await db().selectFrom('lead_file').select(['lead_id', 'name']).execute();
    expect(files).toEqual([{ lead_id: lead.id, name: 'Ann.pdf' }]);
  });
});

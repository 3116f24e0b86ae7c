import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  findAppointments,
  formatAppointment,
} from '../../server/appointments/find-appointments.ts';
import { renderLead } from '../../server/cli/print-leads.ts';
import type { Lead } from '../../server/db/tables.ts';
import { deleteLead, pruneLeads } from '../../server/leads/delete-leads.ts';
import { describeDeletion } from '../../server/leads/describe-deletion.ts';
import { findDeletion } from '../../server/leads/find-deletion.ts';
import { findLead } from '../../server/leads/read-leads.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { diaries } from '../../src/forms/appointments/diaries.ts';
import { freeDays, slotText } from '../../src/forms/appointments/diary.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';

const diary = diaries.dentist;
const path = apiPaths.appointments(diary.name);
/** Slots of an empty diary, none of them today: a test may run past the hour. */
const free = () =>
  freeDays(diary, new Date(), [])
    .slice(1)
    .flatMap(({ slots }) => slots);
const oneFree = (): string => {
  const [slot] = free();
  if (!slot) throw new Error('The diary is full.');
  return slot;
};

/** Requests a slot as a page does. Resolves with true, or the error of the field. */
async function requestSlot(api: TestApi, slot: string, who: string): Promise<true | string> {
  const response = await api.post(feedbackPath, {
    ...person,
    email: `${who}@example.com`,
    diary: diary.name,
    appointment: slot,
    altcha: await cheapToken(),
  });
  const { status, invalid_fields: invalid } = await response.json();
  return status === 'mail_sent' || `${invalid[0]?.field}: ${invalid[0]?.message}`;
}

const taken = async (api: TestApi): Promise<string[]> => (await (await api.get(path)).json()).taken;

onBothEngines('appointments', (fresh) => {
  let api: TestApi;
  let settings: Record<string, string>;
  beforeEach(async () => {
    settings = await fresh();
    api = await openTestApi(settings);
  });
  afterEach(() => api.close());

  test('a slot is stored with the lead, and not offered again', async () => {
    const slot = oneFree();
    expect(await taken(api)).toEqual([]);
    expect(await requestSlot(api, slot, 'ann')).toBe(true);
    const [lead] = await api.leads();
    const { db } = api.services.database;
    const own = (await findAppointments(db, null)).get(lead?.id ?? '');
    expect(own && formatAppointment(own)).toBe(`${slotText(slot)} (${slot}, dentist)`);
    await expect.poll(() => taken(api)).toEqual([slot]);
  });

  test('of sixty concurrent requests at two servers for the same six slots, six succeed', async () => {
    const other = await openTestApi(settings);
    const slots = free().slice(0, 6);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        requestSlot(at % 2 ? other : api, slots[at % 6] ?? '', `person-${at}`),
      ),
    );
    const refusals = answers.filter((answer) => answer !== true);
    expect(refusals).toHaveLength(54);
    expect(new Set(refusals)).toEqual(
      new Set([expect.stringMatching(/^appointment: Somebody took that time\./)]),
    );
    // Refused requests are not stored and cause no mail.
    expect(await api.leads()).toHaveLength(6);
    expect((await api.mails()).map(({ kind }) => kind)).toHaveLength(12);
    await expect.poll(() => taken(api)).toEqual(slots);
    await other.close();
  });

  test('knowing an address does not reveal its appointment', async () => {
    const [own = '', others = '', third = ''] = free();
    expect(await requestSlot(api, own, 'ann')).toBe(true);
    expect(await requestSlot(api, others, 'bea')).toBe(true);
    const answers = [];
    for (const who of ['ann', 'Ann', 'ann+x', 'bea', 'cy'])
      for (const slot of [own, others]) answers.push(await requestSlot(api, slot, who));
    expect(new Set(answers)).toEqual(new Set([expect.stringMatching(/Somebody took that time/)]));
    // Nor by the error when an address has reached the limit.
    expect(await requestSlot(api, third, 'ann')).toBe(true);
    expect(await requestSlot(api, own, 'ann')).toEqual(answers[0]);
    expect(await requestSlot(api, others, 'ann')).toEqual(answers[0]);
    expect(await api.leads()).toHaveLength(3);
  });

  test('the owner’s mail has the booked time, whatever else was posted', async () => {
    const slot = oneFree();
    const posted = {
      Appointment: 'Friday, January 1, 9:00 am',
      'E-mail': 'other@example.com',
      Lead: 'fake',
      Received: 'never',
      Page: '/fake',
      'file not kept': 'cv.pdf',
    };
    await api.post(feedbackPath, {
      ...person,
      ...posted,
      diary: diary.name,
      appointment: slot,
      altcha: await cheapToken(),
    });
    const { db } = api.services.database;
    const [lead] = await api.leads();
    if (!lead) throw new Error('no lead');
    expect(JSON.parse(lead.details)).toEqual(posted);
    expect(lead.unkept_file).toBeNull();
    const appointments = await findAppointments(db, [lead.id]);
    const none = {
      files: new Map(),
      mails: [],
      notes: [],
      states: new Map(),
      droppedCharacters: 0,
    };
    const shown = renderLead(lead, { ...none, appointments }).split('\n');
    expect(shown.filter((line) => line.startsWith('Appointment'))).toEqual([
      `Appointment ${slotText(slot)} (${slot}, dentist)`,
    ]);
    expect(shown.filter((line) => /fake|never|other@|January/.test(line))).toEqual(
      Object.entries(posted)
        .slice(0, 5)
        .map(([name, value]) => `| ${name}: ${value}`),
    );
    await expect
      .poll(async () => (await api.mails()).every(({ state }) => state === 'filed'))
      .toBe(true);
    const folder = join(settings['DATA_DIR'] ?? '', 'mail');
    const notice = readdirSync(folder).find((name) => name.includes('contact-company')) ?? '';
    const { text } = await PostalMime.parse(readFileSync(join(folder, notice)));
    const ours = (text ?? '').split(/\r?\n/).filter((line) => /^(Appointment|Lead):/.test(line));
    expect(ours).toEqual([`Appointment: ${slotText(slot)} (${slot}, dentist)`, `Lead: ${lead.id}`]);
  });

  test('deleting a lead frees its slot', async () => {
    const slot = oneFree();
    await requestSlot(api, slot, 'ann');
    const [lead] = await api.leads();
    await deleteLead(api.services.database.db, lead?.id ?? '');
    expect(await requestSlot(api, slot, 'bea')).toBe(true);
  });

  test('no slot on an invalid date, whatever real day it would be', async () => {
    // A Monday in Chicago; the diary goes on until December 7, and November 31 would be December 1.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T13:30:00Z') });
    try {
      expect(await requestSlot(api, '2026-11-31T14:00', 'ann')).toMatch(
        /Nobody is there at that time/,
      );
      expect(await requestSlot(api, '2026-12-01T14:00', 'bea')).toBe(true);
      // New Year’s Day written as December 32.
      vi.setSystemTime(new Date('2026-12-28T14:00:00Z'));
      expect(await requestSlot(api, '2026-12-32T09:00', 'cy')).toMatch(/Nobody|goes to/);
      // February 29 to 31 of a common year would be days in March.
      vi.setSystemTime(new Date('2027-02-22T14:00:00Z'));
      for (const day of ['29', '30', '31'])
        expect(await requestSlot(api, `2027-02-${day}T09:00`, 'di')).toMatch(/Nobody is there/);
      expect(await api.leads()).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  /**
   * Adds a second lead of that address with the same requested slot, as earlier releases stored it.
   */
  async function addDuplicate(of: Lead, change: Partial<Lead>): Promise<string> {
    const { db } = api.services.database;
    const asked = await db
      .selectFrom('appointment_request')
      .select(['diary', 'slot'])
      .where('lead_id', '=', of.id)
      .executeTakeFirstOrThrow();
    const lead = { ...of, created_at: of.created_at + 1, ...change };
    await db.insertInto('lead').values(lead).execute();
    await db
      .insertInto('appointment_request')
      .values({ ...asked, lead_id: lead.id })
      .execute();
    return lead.id;
  }
  const holder = async () =>
    (await api.services.database.db.selectFrom('appointment').select('lead_id').execute()).map(
      ({ lead_id }) => lead_id,
    );
  const describe = async (id: string) => {
    const { db } = api.services.database;
    const lead = await findLead(db, id);
    if (!lead) throw new Error('no such lead');
    return describeDeletion(await findDeletion(db, lead));
  };

  test('deleting a duplicate reassigns its slot to the same person’s other lead, and says so', async () => {
    const { db } = api.services.database;
    const slot = oneFree();
    await requestSlot(api, slot, 'ann');
    const [first] = await api.leads();
    if (!first) throw new Error('no lead');
    await addDuplicate(first, { id: 'spam', status: 'spam', reason: 'captcha' });
    await addDuplicate(first, { id: 'another-person', email: 'bea@example.com' });
    await addDuplicate(first, { id: 'unverified', status: 'unverified', reason: 'no-script' });
    await addDuplicate(first, { id: 'checked', email: 'Ann+again@Example.com' });
    const text = `Slot   ${slotText(slot)} (${slot}, dentist); `;
    expect(await describe(first.id)).toContain(`${text}goes to lead checked of the same person`);
    expect(await describe('checked')).not.toContain('Slot');
    await deleteLead(db, first.id);
    expect(await holder()).toEqual(['checked']);
    expect(await requestSlot(api, slot, 'bea')).toMatch(/Somebody took that time/);
    await deleteLead(db, 'checked');
    expect(await holder()).toEqual(['unverified']);
    expect(await describe('unverified')).toContain(`${text}anybody can book it then`);
    await deleteLead(db, 'unverified');
    expect(await holder()).toEqual([]);
    expect(await requestSlot(api, slot, 'bea')).toBe(true);
  });

  test('a prune of both leads of a person frees their slot', async () => {
    const { db } = api.services.database;
    await requestSlot(api, oneFree(), 'ann');
    const [first] = await api.leads();
    if (!first) throw new Error('no lead');
    await addDuplicate(first, { id: 'again' });
    await addDuplicate(first, { id: 'later', created_at: first.created_at + 5000 });
    await expect
      .poll(async () => (await api.mails()).every(({ state }) => state === 'filed'))
      .toBe(true);
    await pruneLeads(db, first.created_at + 2);
    expect(await holder()).toEqual(['later']);
    await pruneLeads(db, first.created_at + 9000);
    expect(await holder()).toEqual([]);
  });

  test('spam holds no slot', async () => {
    const slot = oneFree();
    const fields = { ...person, diary: diary.name, appointment: slot };
    await api.post(feedbackPath, fields);
    await api.post(feedbackPath, { ...fields, [honeypotField]: 'https://spam.example' });
    expect(await api.leads()).toHaveLength(2);
    expect(await taken(api)).toEqual([]);
  });

  test.each([
    ['long past', '2001-01-01T09:00', /over, or too near/],
    ['in another age', '9999-01-01T09:00', /The diary goes to/],
    ['in words', 'tomorrow', /choose a day and a half-hour/],
    ['without end', `${'9'.repeat(100_000)}T09:00`, /choose a day and a half-hour/],
  ])('no half-hour that is not there: %s', async (_, slot, words) => {
    expect(await requestSlot(api, slot, 'ann')).toMatch(words);
    expect(await api.leads()).toEqual([]);
  });

  test('without script a returned form asks for another slot', async () => {
    const slot = oneFree();
    await requestSlot(api, slot, 'bea');
    const typed = { ...person, diary: diary.name, appointment: slot };
    const response = await api.post(feedbackPath, new URLSearchParams(typed).toString(), {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Somebody took that time.');
    const input = /<input[^>]*id="appointment"[^>]*>/.exec(html)?.[0];
    expect(input).toContain('type="datetime-local"');
    expect(input).toContain(`value="${slot}"`);
    expect(html).toContain('name="diary" value="dentist"');
  });

  test('an unknown diary is a 404', async () => {
    for (const name of ['__proto__', 'surgeon', '%2e%2e'])
      expect((await api.get(apiPaths.appointments(name))).status).toBe(404);
  });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { leadKinds } from '../../server/lead-kind.ts';
import { assignLead, setProgress } from '../../server/leads/change-lead.ts';
import { pruneLeads } from '../../server/leads/delete-leads.ts';
import { leadStates } from '../../server/leads/lead-state.ts';
import { addNote, notesOf } from '../../server/leads/notes.ts';
import { findLeadByPrefix } from '../../server/leads/read-leads.ts';
import { type LeadFilter, searchLeads } from '../../server/leads/search-leads.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { insertLead } from './insert-lead.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';

onBothEngines('the list of leads', (fresh) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi(await fresh());
  });
  afterEach(() => api.close());

  const db = () => api.services.database.db;
  /** Returns the ids of the leads that match, and checks their number. */
  async function idsOf(filter: LeadFilter): Promise<string[]> {
    const { leads, total } = await searchLeads(db(), { ...filter, limit: 99, offset: 0 });
    expect(total).toBe(leads.length);
    return leads.map(({ id }) => id);
  }
  const found = (text: string) => idsOf({ text });

  test('finds words in all texts, without case and accents, in every script', async () => {
    await insertLead(db(), {
      id: 'odon',
      name: 'Ödön Kőszegi',
      email: 'Odon@Example.com',
      phone: '(802) 555-0143',
      subject: 'Straße 12',
      comment: 'Ελλάδα и Йошкар-Ола\nשלום 東京 İstanbul',
      job: 'Écrivain',
      details: JSON.stringify({ Room: 'Gull', Wishes: 'no "nuts"' }),
    });
    await insertLead(db(), { id: 'other', name: 'Bo', email: 'bo@example.com' });
    for (const text of [
      ...['Ödön', 'ödön', 'ÖDÖN', 'odon', 'o\u0308do\u0308n', 'kőszeg', 'KOSZEGI'],
      ...[
        'odon@example',
        '802) 555',
        '8025550143',
        'STRASSE',
        'straße',
        'ΕΛΛΆΔΑ',
        'йошкар',
        'ЙОШКАР',
      ],
      ...['שלום', '東京', 'istanbul', 'écrivain', 'ECRIVAIN', 'gull', 'room', '"nuts"'],
      ...['gull ödön 12', '  Gull\t\n12  '],
    ]) {
      expect([text, await found(text)]).toEqual([text, ['odon']]);
    }
    for (const text of ['odonx', 'gull bo', '802 \0 556']) {
      expect([text, await found(text)]).toEqual([text, []]);
    }
    expect(await found('EXAMPLE.com')).toHaveLength(2);
    expect(await found(' \n ')).toHaveLength(2);
  });

  test('takes no character of the search for a pattern', async () => {
    await insertLead(db(), { id: 'plain', comment: 'abc 100 x' });
    const texts = { percent: '100%', line: 'a_c', back: 'C:\\temp', quote: "O'Neill; --" };
    for (const [id, comment] of Object.entries(texts)) await insertLead(db(), { id, comment });
    expect(await found('100%')).toEqual(['percent']);
    expect(await found('%')).toEqual(['percent']);
    expect(await found('a_c')).toEqual(['line']);
    expect(await found('_')).toEqual(['line']);
    expect(await found('\\')).toEqual(['back']);
    expect(await found('C:\\T')).toEqual(['back']);
    expect(await found('\\%')).toEqual([]);
    expect(await found("o'neill; --")).toEqual(['quote']);
  });

  test('finds notes as well, together with the words of the lead', async () => {
    await insertLead(db(), { id: 'noted', name: 'Ann' });
    await insertLead(db(), { id: 'other', name: 'Ann' });
    expect(await found('ann zürich')).toEqual([]);
    await addNote(db(), 'noted', { author: 'Bo', text: 'Called back from Zürich' });
    await addNote(db(), 'noted', { author: 'Bo', text: '100% sure' });
    expect(await found('ann zurich 100%')).toEqual(['noted']);
    expect(await found('backfrom')).toEqual([]);
  });

  test('restricts by kind, state, page and time; kinds and states divide all leads', async () => {
    const forms = ['contact', 'comment', 'message', 'job-application', 'subscribe'] as const;
    for (const [at, form] of forms.entries()) {
      await insertLead(db(), { id: form, form, page: `/page/${form}`, created_at: 1000 + at });
    }
    await insertLead(db(), { id: 'dentist', page: '/page/contact/', created_at: 2000 });
    await db()
      .insertInto('appointment_request')
      .values({ lead_id: 'dentist', diary: 'dentist', slot: '2026-11-24T09:30' })
      .execute();
    await insertLead(db(), { id: 'spam', status: 'spam', reason: 'captcha', created_at: 3000 });
    expect(await idsOf({})).toEqual(['dentist', ...[...forms].reverse()]);
    expect(await idsOf({ kind: 'appointment' })).toEqual(['dentist']);
    expect(await idsOf({ kind: 'contact' })).toEqual(['contact']);
    expect(await idsOf({ kind: 'contact', state: 'spam' })).toEqual(['spam']);
    expect(await idsOf({ page: '/page/contact' })).toEqual(['dentist', 'contact']);
    expect(await idsOf({ page: '/page/contact/' })).toEqual(['dentist', 'contact']);
    expect(await idsOf({ page: '/page/\0' })).toEqual([]);
    expect(await idsOf({ from: 1001, to: 1003 })).toEqual(['message', 'comment']);
    expect(await setProgress(db(), 'comment', 'answered')).toBe(true);
    expect(await setProgress(db(), 'message', 'done')).toBe(true);
    expect(await setProgress(db(), 'spam', 'done')).toBe(false);
    expect(await setProgress(db(), 'nobody', 'done')).toBe(false);
    expect(await idsOf({ state: 'answered' })).toEqual(['comment']);
    expect(await idsOf({ state: 'done' })).toEqual(['message']);
    expect(await idsOf({ state: 'done', kind: 'comment' })).toEqual([]);
    const all = (await db().selectFrom('lead').select('id').execute()).map(({ id }) => id);
    const byState = await Promise.all(leadStates.map((state) => idsOf({ state })));
    expect(byState.flat().sort()).toEqual(all.sort());
    const byKind = await Promise.all(leadKinds.map((kind) => idsOf({ kind, unsubscribed: true })));
    // Without a subscriber this subscription is one that ended.
    expect(await idsOf({ kind: 'subscribe' })).toEqual([]);
    expect([...byKind.flat(), 'spam'].sort()).toEqual(all);
  });

  test('comes in parts that make the whole, also where many arrived at once', async () => {
    for (let at = 0; at < 25; at += 1) {
      await insertLead(db(), { id: `lead${at}`, comment: 'same', created_at: at % 2 });
    }
    const ids: string[] = [];
    for (let offset = 0; offset < 30; offset += 10) {
      const { leads, total } = await searchLeads(db(), { text: 'same', limit: 10, offset });
      expect(total).toBe(25);
      ids.push(...leads.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(25);
    expect(ids).toEqual(await found('same'));
  });

  test('notes and assignees are stored within limits, and deleted with their lead', async () => {
    await insertLead(db(), { id: 'lead1', created_at: 5 });
    const note = await addNote(db(), 'lead1', { author: ' Ann\nMarsh ', text: ' one\r\ntwo ' });
    expect(note).toMatchObject({ author: 'Ann Marsh', text: 'one\ntwo', lead_id: 'lead1' });
    expect(await notesOf(db(), 'lead1')).toEqual([note]);
    const add = (text: string, author = 'Ann') => addNote(db(), 'lead1', { author, text });
    await expect(add(' \n')).rejects.toThrow('The note is empty.');
    await expect(add('x'.repeat(5001))).rejects.toThrow('5001 characters; at most 5000');
    await expect(add('a\0b')).rejects.toThrow('NUL');
    await expect(add('x', 'x'.repeat(81))).rejects.toThrow('at most 80');
    await add('x'.repeat(5000));
    expect(await notesOf(db(), 'lead1')).toHaveLength(2);
    expect(await addNote(db(), 'nobody', { author: 'Ann', text: 'x' })).toBeNull();
    expect(await assignLead(db(), 'lead1', ' Bo\tSmith ')).toBe(true);
    expect(await assignLead(db(), 'nobody', 'Bo')).toBe(false);
    await expect(assignLead(db(), 'lead1', 'x'.repeat(81))).rejects.toThrow('at most 80');
    expect(await findLeadByPrefix(db(), 'lead1')).toMatchObject({ assigned_to: 'Bo Smith' });
    expect(await pruneLeads(db(), 6)).toMatchObject({ leads: 1 });
    for (const table of ['lead_note', 'lead_search'] as const) {
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('a lead is found by the beginning of its id, if it is the only one', async () => {
    for (const id of ['abcdef00000001', 'abcdef00000002', 'abcdeg00000001']) {
      await insertLead(db(), { id });
    }
    const idOf = async (prefix: string) => {
      const lead = await findLeadByPrefix(db(), prefix);
      return 'id' in lead ? lead.id : lead;
    };
    expect(await idOf('abcdeg')).toBe('abcdeg00000001');
    expect(await idOf('ABCDEG0')).toBe('abcdeg00000001');
    expect(await idOf('abcdef')).toEqual(['abcdef00000001', 'abcdef00000002']);
    for (const none of ['abcde', 'abcdeh', 'abcde%', 'abcde_', '']) {
      expect([none, await idOf(none)]).toEqual([none, []]);
    }
  });

  test('a posted lead is found at once, by all that was posted', async () => {
    const posted = { ...person, name: 'Zoë Ångström', Wishes: 'Séjour' };
    await api.post(feedbackPath, { ...posted, altcha: await cheapToken() });
    await api.post(feedbackPath, { ...posted, [honeypotField]: 'x' });
    const [lead, spam] = await api.leads();
    expect(await found('zoe angstrom sejour booking 8025550143')).toEqual([lead?.id]);
    expect(await idsOf({ text: 'zoe sejour', state: 'spam' })).toEqual([spam?.id]);
  });
});

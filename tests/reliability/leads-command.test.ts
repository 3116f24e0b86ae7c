import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderList } from '../../server/cli/print-leads.ts';
import type { Lead } from '../../server/db/tables.ts';
import { deleteLead, pruneLeads } from '../../server/leads/delete-leads.ts';
import { describeDeletion } from '../../server/leads/describe-deletion.ts';
import { exportLeads } from '../../server/leads/export-leads.ts';
import { findDeletion } from '../../server/leads/find-deletion.ts';
import { findColumnFacts } from '../../server/leads/lead-columns.ts';
import { addNote } from '../../server/leads/notes.ts';
import { findLead } from '../../server/leads/read-leads.ts';
import { type LeadFilter, type LeadRange, searchLeads } from '../../server/leads/search-leads.ts';
import { type SubscriberAction, subscriberLink } from '../../server/security/subscriber-link.ts';
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

const all: LeadFilter & LeadRange = { limit: 99, offset: 0 };
const letters = { ...all, kind: 'subscribe' } as const;

onBothEngines('the leads command', (fresh) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi(await fresh());
  });
  afterEach(() => api.close());

  const subscribe = async (email: string) =>
    api.post('/api/subscribe', { email, altcha: await cheapToken() });
  const press = async (action: SubscriberAction, email = 'ann@example.com') => {
    const { id } = await api.services.database.db
      .selectFrom('subscriber')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const link = subscriberLink('', action, id, api.services.secrets);
    expect((await api.post(link, '', { accept: 'text/html' })).status).toBe(200);
  };
  /**
   * Reads address and list state of each line, the oldest first, and checks them against the
   * export.
   */
  const marks = async (filter: LeadFilter & LeadRange) => {
    const { db } = api.services.database;
    const { leads } = await searchLeads(db, filter);
    const facts = { ...(await findColumnFacts(db, null)), mails: [] };
    const lines = (text: string) => text.trimEnd().split(/\r?\n/).slice(1);
    const listed = lines(renderList(leads, facts, null)).map((line) => {
      const columns = line.split(/ {2,}/);
      return `${columns[7]} ${columns[5]}`;
    });
    const file = exportLeads(leads, facts, null);
    const rows = parse(file, { bom: true, columns: true }) as Record<string, string>[];
    const exported = rows.map(({ email, subscription }) => `${email} ${subscription || '-'}`);
    expect(exported).toEqual(listed);
    return listed.sort();
  };

  test('shows the list state of each person, whatever form they used', async () => {
    await subscribe('Ann@example.com');
    await api.post(feedbackPath, { ...person, altcha: await cheapToken() });
    await api.post(feedbackPath, {
      ...person,
      email: 'cy@example.com',
      altcha: await cheapToken(),
    });
    const expectedStates = (mark: string) => [
      `Ann@example.com ${mark}`,
      `ann@example.com ${mark}`,
      'cy@example.com -',
    ];
    expect(await marks(all)).toEqual(expectedStates('pending'));
    await press('confirm');
    expect(await marks(all)).toEqual(expectedStates('confirmed'));
    await press('unsubscribe');
    expect(await marks(all)).toEqual(expectedStates('unsubscribed'));
  });

  test('the subscriber list leaves out ended subscriptions by default', async () => {
    for (const email of ['ann@example.com', 'bo@example.com']) {
      await subscribe(email);
      await press('confirm', email);
    }
    await press('unsubscribe');
    expect(await marks(letters)).toEqual(['bo@example.com confirmed']);
    expect(await marks({ ...letters, unsubscribed: true })).toEqual([
      'ann@example.com unsubscribed',
      'bo@example.com confirmed',
    ]);
    // The limit counts shown leads, and spam is shown in full.
    expect(await marks({ ...letters, limit: 1 })).toEqual(['bo@example.com confirmed']);
    await api.post('/api/subscribe', { email: 'ann@example.com', [honeypotField]: 'x' });
    expect(await marks({ ...letters, state: 'spam' })).toEqual(['ann@example.com unsubscribed']);
  });

  test('a returning subscriber is on the list once', async () => {
    await subscribe('ann@example.com');
    await press('confirm');
    await press('unsubscribe');
    await subscribe('ann@example.com');
    await press('confirm');
    expect(await marks(letters)).toEqual(['ann@example.com confirmed']);
    expect(await marks(all)).toEqual(['ann@example.com confirmed', 'ann@example.com renewed']);
  });

  const apply = async (email: string) => {
    const fields = { ...person, email, terms_condition: 'on', altcha: await cheapToken() };
    const form = formData(
      { ...fields, ...emailKeys, template_id: 'job-application' },
      { name: 'Ann CV.pdf', content: pdf },
    );
    expect(await (await api.post('/api/v1.0/email/send-form', form)).text()).toBe('OK');
  };
  const leadOf = async (form: Lead['form'], email = 'ann@example.com') => {
    const lead = (await api.leads()).find((one) => one.form === form && one.email === email);
    if (!lead) throw new Error(`no ${form} of ${email}`);
    return lead;
  };

  test('deletes one lead with its file and mails after describing it, and nothing else', async () => {
    const { db } = api.services.database;
    await apply('ann@example.com');
    await apply('bo@example.com');
    await subscribe('ann@example.com');
    const lead = await leadOf('job-application');
    const other = await leadOf('subscribe');
    // No mail sender may interfere: all mails are written, then one is reset.
    const states = async () =>
      (await db.selectFrom('outbox').select('state').execute()).map(({ state }) => state);
    await expect.poll(states).toEqual(Array(5).fill('filed'));
    await db
      .updateTable('outbox')
      .set({ state: 'dead' })
      .where('kind', '=', 'application-sender')
      .execute();
    await addNote(db, lead.id, { author: 'Bo', text: 'Invite her.' });
    const description = describeDeletion(await findDeletion(db, lead));
    expect(description).toContain('Notes  1\n');
    expect(description).toContain(`Lead   ${lead.id}, job-application, `);
    expect(description).toContain('Ann CV.pdf (1 KB)');
    expect(description).toContain('Mails  2; 1 not sent yet, and never will be; 1 as a file');
    expect(description).toContain(`Stays  other leads of this address: ${other.id}\n`);
    expect(description).not.toContain('List ');
    const { leads, mails } = await deleteLead(db, lead.id);
    expect([leads, mails.map((mail) => mail.kind).sort()]).toEqual([
      1,
      ['application-company', 'application-sender'],
    ]);
    expect(await findLead(db, lead.id)).toBeNull();
    const files = await db.selectFrom('lead_file').select('lead_id').execute();
    expect(await db.selectFrom('lead_note').select('id').execute()).toEqual([]);
    const searched = await db.selectFrom('lead_search').select('lead_id').execute();
    expect(searched.map(({ lead_id }) => lead_id)).not.toContain(lead.id);
    const remaining = await leadOf('job-application', 'bo@example.com');
    expect(files).toEqual([{ lead_id: remaining.id }]);
    expect((await api.mails()).filter((mail) => mail.lead_id === lead.id)).toEqual([]);
    expect(await api.mails()).toHaveLength(3);
    expect(await deleteLead(db, lead.id)).toEqual({ leads: 0, mails: [] });
  });

  test('says that a subscription is deleted with its lead', async () => {
    const { db } = api.services.database;
    await subscribe('ann@example.com');
    await press('confirm');
    const lead = await leadOf('subscribe');
    const describe = async () => describeDeletion(await findDeletion(db, lead));
    expect(await describe()).toContain('List   confirmed; the address leaves the list\n');
    await press('unsubscribe');
    expect(await describe()).toContain(
      'List   unsubscribed; that this address said no is forgotten',
    );
    await deleteLead(db, lead.id);
    expect(await db.selectFrom('subscriber').select('id').execute()).toEqual([]);
  });

  test('prune works with notices that belong to no lead, and deletes old ones', async () => {
    const { db } = api.services.database;
    await api.post(feedbackPath, { ...person, altcha: await cheapToken() });
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    const [sent] = await api.mails();
    if (!sent) throw new Error('no mail');
    const notice = { ...sent, lead_id: null, kind: 'dead-mails-company' as const };
    await db
      .insertInto('outbox')
      .values([
        { ...notice, id: 'waits', state: 'pending', next_at: Date.now() + 60_000 },
        { ...notice, id: 'told' },
      ])
      .execute();
    const { leads, mails } = await pruneLeads(db, Date.now() + 1000);
    expect([leads, mails.length]).toEqual([1, 2]);
    expect((await api.mails()).map((mail) => mail.id)).toEqual(['waits']);
  });
});

import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { Lead } from '../db/tables.ts';
import { type LeadKind, leadKinds } from '../lead-kind.ts';
import { exportLeads } from './export-leads.ts';

const lead: Lead = {
  id: 'lead1',
  form: 'contact',
  status: 'new',
  reason: null,
  name: 'Żółć Marsh',
  email: 'ann@example.com',
  phone: '(802) 555-0143',
  subject: '',
  comment: 'First line\nSecond "line"; and, more',
  job: '',
  page: '/home-hotel-resort',
  details: '{}',
  unkept_file: null,
  created_at: Date.UTC(2026, 10, 20, 9, 30, 15),
  progress: 'new',
  assigned_to: '',
};
const none = { states: new Map(), appointments: new Map(), files: new Map() };

/** Parses the table as a spreadsheet does: rows by heading. */
const table = (
  leads: readonly Lead[],
  facts: Parameters<typeof exportLeads>[1] = none,
  kind: LeadKind | null = null,
) =>
  parse(exportLeads(leads, facts, kind), { bom: true, columns: true }) as Record<string, string>[];

test('the file begins with a byte order mark', () => {
  expect(exportLeads([lead], none, null)).toMatch(/^\ufeff"id",/);
});

test('each field has one column, and so has each further field', () => {
  const details = JSON.stringify({ Arrival: '2026-12-01', Guests: '2' });
  const [stay, plain, job] = table([
    { ...lead, details },
    { ...lead, id: 'lead2' },
    { ...lead, form: 'job-application', details: '{"budget":"20,000"}' },
  ]);
  expect(stay).toMatchObject({
    name: 'Żółć Marsh',
    comment: lead.comment,
    'received (UTC)': '2026-11-20 09:30:15',
    'field: Arrival': '2026-12-01',
    'field: Guests': '2',
    'field: budget': '',
  });
  expect(plain).toMatchObject({ id: 'lead2', 'field: Arrival': '' });
  expect(job).toMatchObject({ 'field: budget': '20,000' });
  expect(Object.keys(stay ?? {})).not.toContain('details');
  expect(Object.values({ ...stay, ...job }).join()).not.toMatch(/[{}]/);
});

test('no further field can fill a fixed column', () => {
  const details = JSON.stringify({
    email: 'x@phish.example',
    id: '1',
    slot: 'never',
    __proto__: 1,
  });
  const [row] = table([{ ...lead, details }]);
  expect(row).toMatchObject({ email: lead.email, id: lead.id, slot: '' });
  expect(row).toMatchObject({ 'field: email': 'x@phish.example' });
});

test('an appointment has its diary, its local time, and what became of it', () => {
  const request = { lead_id: lead.id, diary: 'dentist', slot: '2026-11-24T09:30' };
  const rowWith = (isBooked: boolean, heldUntil: number | null) => {
    const appointments = new Map([[lead.id, { ...request, isBooked, heldUntil }]]);
    return table([lead], { ...none, appointments })[0];
  };
  const appointment = { kind: 'appointment', diary: 'dentist', slot: '2026-11-24 09:30' };
  expect(rowWith(true, null)).toMatchObject({ ...appointment, booking: 'booked' });
  expect(rowWith(false, 1)).toMatchObject({ ...appointment, booking: 'held' });
  expect(rowWith(false, null)).toMatchObject({ ...appointment, booking: 'lost' });
});

test('each kind has its own columns, and an export of all has all of them, once', () => {
  const own = {
    contact: ['subject'],
    appointment: ['diary', 'slot', 'booking'],
    comment: [],
    message: ['subject'],
    'job-application': ['job', 'CV'],
    subscribe: [],
  } satisfies Record<LeadKind, string[]>;
  const headings = (kind: LeadKind | null) => Object.keys(table([lead], none, kind)[0] ?? {});
  const shared = headings('comment');
  expect(shared).toEqual(expect.arrayContaining(['state', 'assigned to', 'page', 'subscription']));
  const added = (kind: LeadKind | null) => headings(kind).filter((name) => !shared.includes(name));
  for (const kind of leadKinds) expect(added(kind)).toEqual(own[kind]);
  expect(added(null)).toEqual(['subject', 'diary', 'slot', 'booking', 'job', 'CV']);
  const files = new Map([[lead.id, { name: 'Ann.pdf', size: 7 }]]);
  const application = { ...lead, form: 'job-application', job: 'Tester' } as const;
  const [row] = table([application], { ...none, files }, 'job-application');
  expect(row).toMatchObject({ job: 'Tester', CV: 'Ann.pdf' });
});

test('a field that the kind does not ask for has a last column once a lead has a value', () => {
  const comment = { ...lead, form: 'comment', details: '{"Page":"2"}' } as const;
  const headings = (leads: Lead[]) => Object.keys(table(leads, none, 'comment')[0] ?? {});
  const plain = headings([comment]);
  expect(plain).not.toContain('subject');
  const given = [comment, { ...comment, id: 'lead2', subject: 'Chapter two' }];
  expect(headings(given)).toEqual([...plain, 'subject']);
  const subjects = table(given, none, 'comment').map((row) => row['subject']);
  expect(subjects).toEqual(['', 'Chapter two']);
});

test('state and assignee are those of the owner, status and reason those of the check', () => {
  const [done, spam] = table([
    { ...lead, progress: 'done', assigned_to: 'Bo', status: 'unverified', reason: 'no-script' },
    { ...lead, progress: 'done', status: 'spam', reason: 'captcha' },
  ]);
  expect(done).toMatchObject({ state: 'done', 'assigned to': 'Bo', status: 'unverified' });
  expect(spam).toMatchObject({ state: 'spam', 'assigned to': '', reason: 'captcha' });
});

test('visitors’ input is never a formula, in any column', () => {
  const formula = '=HYPERLINK("https://phish.example","x")';
  const [row] = table([
    {
      ...lead,
      name: formula,
      comment: formula,
      details: JSON.stringify({ x: formula, [formula]: '1' }),
    },
  ]);
  expect(row).toMatchObject({
    name: `'${formula}`,
    comment: `'${formula}`,
    'field: x': `'${formula}`,
  });
  expect(Object.keys(row ?? {}).filter((heading) => /^\W/.test(heading))).toEqual([]);
});

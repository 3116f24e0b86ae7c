import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { Lead } from '../db/tables.ts';
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
};
const none = { states: new Map(), appointments: new Map() };

/** Parses the table as a spreadsheet does: rows by heading. */
const table = (leads: readonly Lead[], known: Parameters<typeof exportLeads>[1] = none) =>
  parse(exportLeads(leads, known), { bom: true, columns: true }) as Record<string, string>[];

test('the file begins with a byte order mark', () => {
  expect(exportLeads([lead], none)).toMatch(/^\ufeff"id",/);
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
    appointment: 'never',
    __proto__: 1,
  });
  const [row] = table([{ ...lead, details }]);
  expect(row).toMatchObject({ email: lead.email, id: lead.id, appointment: '' });
  expect(row).toMatchObject({ 'field: email': 'x@phish.example' });
});

test('an appointment has a column with its local time', () => {
  const request = { lead_id: lead.id, diary: 'dentist', slot: '2026-11-24T09:30', heldUntil: null };
  const rowWith = (isBooked: boolean) => {
    const appointments = new Map([[lead.id, { ...request, isBooked }]]);
    return table([lead], { ...none, appointments })[0];
  };
  expect(rowWith(true)).toMatchObject({ diary: 'dentist', appointment: '2026-11-24 09:30' });
  expect(rowWith(false)).toMatchObject({ diary: 'dentist', appointment: '' });
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

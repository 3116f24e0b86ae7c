import { expect, test } from 'vitest';
import { exportLeads } from './export-leads.ts';
import { printLead, printList } from './print-leads.ts';
import { printable } from './printable.ts';
import type { Lead } from './tables.ts';

const evil = 'A\u001b[2J\u0007\u009b31m\u202eB\u2066C\u200f\u061c\u2028\rD\u0000';
const lead: Lead = {
  id: '0123456789abcd',
  form: 'contact',
  status: 'new',
  reason: null,
  name: evil,
  email: evil,
  phone: evil,
  subject: evil,
  comment: `one\r\n\ttwo\n${evil}`,
  job: evil,
  page: evil,
  details: JSON.stringify({ [evil]: evil }),
  created_at: 0,
};
const file = { lead_id: lead.id, name: evil, type: '', size: 1, content: new Uint8Array(1) };
const mail = {
  id: 'm',
  lead_id: lead.id,
  kind: 'contact-sender' as const,
  recipient: evil,
  state: 'pending' as const,
  attempts: 1,
  next_at: 0,
  last_error: evil,
  created_at: 0,
  sent_at: null,
  told_in: null,
};

const none = new Map();
const facts = { file, mails: [mail], states: none, appointments: none };

// Line ends alone may move the cursor.
const steers = /(?!\r?\n|\t)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

test.each([
  ['list', printList([lead], [mail], none, none)],
  ['show', printLead(lead, facts)],
  ['export', exportLeads([lead], { states: none, appointments: none })],
])('%s prints nothing that steers a terminal or turns its text', (_, printed) => {
  expect(printed).not.toMatch(steers);
  expect(printed).toContain('A\\x1b[2J');
});

test('what would steer is shown, and text stays as it was written', () => {
  expect(printable('\u001b[31m \u202e \u0085')).toBe('\\x1b[31m \\u202e \\x85');
  const written = 'Żółć, שלום, 👩‍💻\n\tsecond line\r\nthird';
  expect(printable(written)).toBe(written);
});

const appointment = {
  lead_id: lead.id,
  diary: 'dentist',
  slot: '2026-11-24T09:30',
  isBooked: true,
};

test('an appointment stands in a column of the list and in a line of the lead', () => {
  const taken = new Map([[lead.id, appointment]]);
  const plain = {
    ...lead,
    name: 'Ann',
    email: 'ann@example.com',
    job: '',
    subject: '',
    comment: '',
  };
  const [headings = '', row = ''] = printList([plain], [], none, taken).split('\n');
  expect(row.slice(headings.indexOf('APPOINTMENT'))).toMatch(/^2026-11-24 09:30/);
  const shown = (appointments: typeof taken) =>
    printLead(plain, { ...facts, file: null, mails: [], appointments });
  expect(shown(taken)).toMatch(
    /^Appointment Tuesday, November 24, 9:30 am \(2026-11-24T09:30, dentist\)$/m,
  );
  expect(shown(none)).not.toContain('Appointment');
});

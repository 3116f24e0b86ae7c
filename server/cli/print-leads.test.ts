import { expect, test } from 'vitest';
import type { Lead } from '../db/tables.ts';
import { escapeUnprintable } from '../escape-unprintable.ts';
import { exportLeads } from './export-leads.ts';
import { renderLead, renderList } from './print-leads.ts';

const evil =
  'A\u001b[2J\u0007\u009b31m\u202eB\u2066C\u200f\u061c\u2028\rD\u0000E\u200bF\u2060G\ufeffH\u{e0041}I\u3164';
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
  unkept_file: null,
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
  claimed_by: null,
  last_error: evil,
  created_at: 0,
  sent_at: null,
  told_in: null,
};

const none = new Map();
const facts = { file, mails: [mail], states: none, appointments: none, leftOut: 0 };

/** Byte order mark, by which spreadsheets detect UTF-8. */
const byteOrderMark = '\ufeff';
// Only line ends may move the cursor.
const steers = /(?!\r?\n|\t)[\p{Cc}\p{Cf}\u2028\u2029\u3164]/u;

test.each([
  ['list', renderList([lead], [mail], none, none)],
  ['show', renderLead({ ...lead, unkept_file: evil }, facts)],
  ['export', exportLeads([lead], { states: none, appointments: none }).slice(byteOrderMark.length)],
])('%s prints no control or direction characters', (_, printed) => {
  expect(printed).not.toMatch(steers);
  expect(printed).toContain('A\\x1b[2J');
});

test('control characters are escaped, and text is unchanged', () => {
  expect(escapeUnprintable('\u001b[31m \u202e \u0085')).toBe('\\x1b[31m \\u202e \\x85');
  const written = 'Żółć, שלום, 👩‍💻 👨🏽‍🚀 ❤️‍🔥, क्‍ष, می‌خواهم\n\tsecond line\r\nthird';
  expect(escapeUnprintable(written)).toBe(written);
});

const appointment = {
  lead_id: lead.id,
  diary: 'dentist',
  slot: '2026-11-24T09:30',
  isBooked: true,
  heldUntil: null,
};

test('the list has a column for appointments', () => {
  const taken = new Map([[lead.id, appointment]]);
  const plain = { ...lead, name: 'Ann', email: 'ann@example.com', job: '', comment: '' };
  const [headings = '', row = ''] = renderList([plain], [], none, taken).split('\n');
  expect(row.slice(headings.indexOf('APPOINTMENT'))).toMatch(/^2026-11-24 09:30/);
});

test.each([
  ['pay\u200bpal', 'pay\\u200bpal'],
  ['a\u200dmazon\u200c', 'a\\u200dmazon\\u200c'],
  ['\u200dAnn', '\\u200dAnn'],
  ['ї\u200dа', 'ї\\u200dа'],
  ['soft\u00adhyphen', 'soft\\xadhyphen'],
  ['\ufeffAnn\u2060\u180e', '\\ufeffAnn\\u2060\\u180e'],
  ['A\u034f\u115f\u3164\uffa0', 'A\\u034f\\u115f\\u3164\\uffa0'],
  ['\u{e0041}', '\\u{e0041}'],
])('invisible characters are escaped: %j', (text, shown) => {
  expect(escapeUnprintable(text)).toBe(shown);
});

test('posted text is shown behind a bar, and facts come from the tables', () => {
  const posted = {
    Lead: 'fake',
    Received: 'never',
    Appointment: 'tomorrow',
    Mail: 'a\nLead  fake',
  };
  const plain = {
    ...lead,
    ...{
      name: 'Ann\nLead fake',
      email: 'ann@example.com',
      phone: '',
      subject: '',
      job: '',
      page: '/',
    },
    comment: 'Hello\nLead       fake\r\nMail       contact-company: sent',
    details: JSON.stringify(posted),
  };
  const show = (isBooked: boolean) =>
    renderLead(plain, {
      ...facts,
      mails: [],
      file: null,
      appointments: new Map([[lead.id, { ...appointment, isBooked }]]),
    });
  expect(show(true)).toBe(
    [
      'Lead        0123456789abcd',
      'Received    1970-01-01 00:00 UTC',
      'Form        contact',
      'Status      new',
      'Name        Ann Lead fake',
      'E-mail      ann@example.com',
      'Appointment Tuesday, November 24, 9:30 am (2026-11-24T09:30, dentist)',
      'Page        /',
      '',
      'Posted:',
      '| Lead: fake',
      '| Received: never',
      '| Appointment: tomorrow',
      '| Mail: a',
      '| Lead  fake',
      '| Hello',
      '| Lead       fake',
      '| Mail       contact-company: sent',
      '',
    ].join('\n'),
  );
  expect(renderLead(plain, { ...facts, leftOut: 7000 })).toContain(
    'Left out    7000 characters of what was posted\n',
  );
  expect(show(false)).toContain('(2026-11-24T09:30, dentist), not booked\n');
});

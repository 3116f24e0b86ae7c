import { expect, test } from 'vitest';
import type { Lead } from '../db/tables.ts';
import { escapeUnprintable } from '../escape-unprintable.ts';
import { exportLeads } from '../leads/export-leads.ts';
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
  progress: 'new',
  assigned_to: '',
};
const files = new Map([[lead.id, { name: evil, size: 1 }]]);
const note = { id: 'n', lead_id: lead.id, author: evil, text: `one\ntwo ${evil}`, created_at: 0 };
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
const facts = {
  ...{ files, mails: [mail], states: none, appointments: none },
  ...{ notes: [note], droppedCharacters: 0 },
};

/** Byte order mark, by which spreadsheets detect UTF-8. */
const byteOrderMark = '\ufeff';
// Only line ends may move the cursor.
const steers = /(?!\r?\n|\t)[\p{Cc}\p{Cf}\u2028\u2029\u3164]/u;

test.each([
  ['list', renderList([lead], facts, null)],
  ['a list of one kind', renderList([lead], facts, 'job-application')],
  ['show', renderLead({ ...lead, unkept_file: evil, assigned_to: evil }, facts)],
  ['export', exportLeads([lead], facts, null).slice(byteOrderMark.length)],
])('%s prints no control or direction characters', (_, printed) => {
  expect(printed).not.toMatch(steers);
  expect(printed).toContain('A\\x1b[2J');
});

test('control characters are escaped, and text is unchanged', () => {
  expect(escapeUnprintable('\u001b[31m \u202e \u0085')).toBe('\\x1b[31m \\u202e \\x85');
  const written = 'Żółć, שלום, 👩‍💻 👨🏽‍🚀 ❤️‍🔥, क्‍ष, می‌خواهم\n\tsecond line\r\nthird';
  expect(escapeUnprintable(written)).toBe(written);
});

test('mails are shown with their recipients, and webhooks by name', () => {
  const sent = { ...mail, state: 'sent' as const, sent_at: 0, last_error: null, attempts: 2 };
  const rows = [
    { ...sent, kind: 'contact-company' as const, recipient: 'ann@site.test' },
    { ...sent, kind: 'webhook' as const, recipient: 'crm', state: 'dead' as const },
  ];
  const text = renderLead(lead, { ...facts, mails: rows });
  expect(text).toContain(
    'Mail        contact-company: sent 1970-01-01 00:00, 2 tries, to ann@site.test\n',
  );
  expect(text).toContain('Webhook     crm: dead, 2 tries\n');
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
  const known = { ...facts, mails: [], appointments: taken };
  const [headings = '', row = ''] = renderList([plain], known, null).split('\n');
  expect(row.slice(headings.indexOf('APPOINTMENT'))).toMatch(/^2026-11-24 09:30/);
});

test('a list of one kind has the columns of that kind', () => {
  const taken = new Map([[lead.id, { ...appointment, isBooked: false, heldUntil: 1 }]]);
  const list = renderList([lead], { ...facts, appointments: taken }, 'appointment');
  expect(list).toMatch(/^ID .* DIARY +SLOT +BOOKING +ASSIGNED TO +ABOUT\n/);
  expect(list).toMatch(/ dentist +2026-11-24 09:30 +held /);
  expect(renderList([lead], facts, 'job-application')).toMatch(/ JOB +CV +/);
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
    renderLead(
      { ...plain, assigned_to: 'Bo' },
      {
        ...facts,
        mails: [],
        files: none,
        notes: [{ ...note, author: 'Bo', text: 'Called\nLead fake' }],
        appointments: new Map([[lead.id, { ...appointment, isBooked }]]),
      },
    );
  expect(show(true)).toBe(
    [
      'Lead        0123456789abcd',
      'Received    1970-01-01 00:00 UTC',
      'Kind        appointment',
      'State       new',
      'Assigned to Bo',
      'Name        Ann Lead fake',
      'E-mail      ann@example.com',
      'Appointment Tuesday, November 24, 9:30 am (2026-11-24T09:30, dentist)',
      'Page        /',
      '',
      'Notes:',
      '1970-01-01 00:00 UTC, Bo:',
      '| Called',
      '| Lead fake',
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
  expect(renderLead(plain, { ...facts, droppedCharacters: 7000 })).toContain(
    'Left out    7000 characters of what was posted\n',
  );
  expect(show(false)).toContain('(2026-11-24T09:30, dentist), not booked\n');
});

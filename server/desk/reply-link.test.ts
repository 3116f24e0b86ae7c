import { expect, test } from 'vitest';
import type { Lead } from '../db/tables.ts';
import { maxReplyLength, replyLink } from './reply-link.ts';

const lead: Lead = {
  id: 'l',
  form: 'contact',
  status: 'new',
  reason: null,
  name: 'Ann Marsh',
  email: 'ann@example.com',
  phone: '',
  subject: '',
  comment: 'First line & more?\nSecond = 100% #1',
  job: '',
  page: '',
  details: '{}',
  unkept_file: null,
  created_at: Date.parse('2026-11-24T15:30:00Z'),
  progress: 'new',
  assigned_to: '',
};

/** Returns what a mail program reads from a link. */
function read(link: string | null) {
  const [to = '', query = ''] = (link ?? '').replace('mailto:', '').split('?');
  const fields = query.split('&').map((part) => part.split('='));
  const value = (name: string) =>
    decodeURIComponent(fields.find(([field]) => field === name)?.[1] ?? '');
  return { to: decodeURIComponent(to), subject: value('subject'), body: value('body'), fields };
}

test('greets, and quotes the message line by line', () => {
  const { to, subject, body, fields } = read(replyLink(lead));
  expect(to).toBe('ann@example.com');
  expect(subject).toBe('Your message to Larkfield');
  expect(body.split('\r\n')).toEqual([
    'Hello Ann Marsh,',
    '',
    '',
    '',
    'On November 24, 2026 at 10:30 AM you wrote:',
    '> First line & more?',
    '> Second = 100% #1',
  ]);
  expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
});

test('no posted text adds a field, a line to the subject or a recipient', () => {
  const link = replyLink({
    ...lead,
    email: 'a&bcc=x,y?z@example.com',
    subject: 'Hi\r\nBcc: x@example.com&cc=y',
    name: 'Ann\nMarsh',
  });
  const { to, subject, body, fields } = read(link);
  expect(to).toBe('a&bcc=x,y?z@example.com');
  expect(subject).toBe('Re: Hi Bcc: x@example.com&cc=y');
  expect(fields).toHaveLength(2);
  expect(body.startsWith('Hello Ann Marsh,\r\n')).toBe(true);
  expect(read(replyLink({ ...lead, subject: 'RE: prices' })).subject).toBe('RE: prices');
});

test.each([
  ['Latin', 'word '.repeat(2000)],
  ['Arabic', 'مرحبا '.repeat(1700)],
  ['emoji of several code points', '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(1000)],
  ['lines', '\n'.repeat(9999)],
  ['half of a pair', `${'x'.repeat(1500)}\ud83d`],
])('a long message (%s) is cut at a whole character, and marked', (_, comment) => {
  const link = replyLink({ ...lead, comment, subject: 'ش'.repeat(200), name: 'ن'.repeat(200) });
  expect(link?.length).toBeLessThanOrEqual(maxReplyLength);
  const { body } = read(link);
  if (comment.length > 2000) expect(body.endsWith('\r\n> […]')).toBe(true);
  expect(body.isWellFormed()).toBe(true);
  if (comment.startsWith('👩')) expect(body).not.toMatch(/\u200d\r\n> \[/);
});

test('control and direction characters are visible in the quotation', () => {
  expect(read(replyLink({ ...lead, comment: 'a\u202eb\u0007' })).body).toContain('a\\u202eb\\x07');
});

test('without an address there is nobody to answer', () => {
  expect(replyLink({ ...lead, email: '' })).toBeNull();
});

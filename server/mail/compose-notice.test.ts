import { expect, test } from 'vitest';
import type { OutboxMail } from '../db/tables.ts';
import type { DeadMail } from '../outbox/dead-mails.ts';
import { composeDeadMailNotice } from './compose-own-mail.tsx';

const notice: OutboxMail = {
  id: 'notice1',
  lead_id: null,
  kind: 'dead-mails-company',
  recipient: 'owner@site.example',
  state: 'pending',
  attempts: 1,
  next_at: 0,
  claimed_by: null,
  last_error: null,
  created_at: Date.UTC(2026, 10, 20, 9, 30),
  sent_at: null,
  told_in: null,
};
const dead: DeadMail = {
  lead_id: 'lead1',
  kind: 'application-company',
  recipient: 'hello@larkfield.example',
  last_error: '451 EENVELOPE (the mail server refused the sender or the recipient)',
  created_at: notice.created_at,
  name: 'Ann <b>Marsh</b>',
  email: 'ann@example.com',
};
const env = { MAIL_FROM: 'hello@larkfield.example', SITE_URL: 'https://www.site.example' };
const flat = (text: string) => text.replace(/\s+/g, ' ');

test('lists time, kind, recipient, visitor and reason of each mail', async () => {
  const mail = await composeDeadMailNotice(notice, [dead], env);
  expect(mail).toMatchObject({ to: notice.recipient, subject: '1 mail could not be sent' });
  expect(mail.messageId).toBe('<notice1@www.site.example>');
  expect(flat(mail.text)).toContain(
    '2026-11-20 09:30 UTC, lead lead1: the note to you of an application, to hello@larkfield.example. From: Ann <b>Marsh</b>, ann@example.com. Why: 451 EENVELOPE',
  );
  expect(mail.html).not.toContain('<b>Marsh');
});

test('a subscriber is listed without a name', async () => {
  const subscriber = { ...dead, kind: 'subscription-sender' as const, name: '' };
  const { text } = await composeDeadMailNotice(notice, [subscriber], env);
  expect(flat(text)).toContain('From: ann@example.com. Why');
});

test('a webhook is listed by its name, among mails', async () => {
  const call = { ...dead, kind: 'webhook' as const, recipient: 'crm', last_error: '410 (gone)' };
  const { subject, text } = await composeDeadMailNotice(notice, [dead, call], env);
  expect(subject).toBe('1 mail and 1 webhook could not be sent');
  expect(flat(text)).toContain('lead lead1: the call of the webhook crm. From: Ann');
});

test('lists fifty mails at most and counts the rest', async () => {
  const many = Array.from({ length: 53 }, (_, index) => ({ ...dead, lead_id: `lead-${index}-` }));
  const { subject, text } = await composeDeadMailNotice(notice, many, env);
  expect(subject).toBe('53 mails could not be sent');
  expect(text).toContain('lead-49-');
  expect(text).not.toContain('lead-50-');
  expect(text).toContain('And 3 more.');
});

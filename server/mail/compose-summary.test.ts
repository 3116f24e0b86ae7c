import { expect, test } from 'vitest';
import type { OutboxMail } from '../db/tables.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { composeSummary } from './compose-own-mail.tsx';

const mail: OutboxMail = {
  id: 'summary1',
  lead_id: null,
  kind: 'daily-summary-company',
  recipient: 'owner@site.example',
  state: 'pending',
  attempts: 1,
  next_at: 0,
  claimed_by: null,
  last_error: null,
  created_at: Date.UTC(2026, 10, 20, 13, 0),
  sent_at: null,
  told_in: null,
};
const none = {
  contact: 0,
  appointment: 0,
  comment: 0,
  message: 0,
  'job-application': 0,
  subscribe: 0,
};
const facts: SummaryFacts = {
  since: Date.UTC(2026, 10, 19, 13, 0),
  until: mail.created_at,
  leads: { ...none, contact: 3, 'job-application': 1 },
  spam: 0,
  dead: { mails: 0, webhooks: 0 },
};
const env = { MAIL_FROM: 'hello@larkfield.example', SITE_URL: 'https://www.site.example' };
const compose = (change: Partial<SummaryFacts>) =>
  composeSummary(mail, { ...facts, ...change }, env);
const flat = (text: string) => text.replace(/\s+/g, ' ');

test('says how many leads of each kind there are, since when, and nothing that is zero', async () => {
  const { subject, to, text } = await compose({});
  expect([subject, to]).toEqual(['Daily summary: 4 new leads', mail.recipient]);
  expect(flat(text)).toContain('Since November 19, 2026 at 8:00 AM: 3 messages 1 application');
  expect(text).not.toMatch(/\b0\b|spam|subscriber|given up|could not/);
});

test('says what to do about spam and about what could not be sent', async () => {
  const change = { leads: none, spam: 1, dead: { mails: 1, webhooks: 2 } };
  const { subject, text } = await compose(change);
  expect(subject).toBe('Daily summary: no new leads');
  expect(flat(text)).toContain(
    '1 post was put aside as spam. To look for mistakes: npm run leads -- list --spam.',
  );
  expect(flat(text)).toContain('1 mail and 2 webhooks could not be sent');
  expect((await compose({ leads: { ...none, subscribe: 1 } })).subject).toBe(
    'Daily summary: 1 new lead',
  );
});

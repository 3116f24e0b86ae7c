import { expect, test } from 'vitest';
import type { MailState, OutboxMail } from '../db/tables.ts';
import { describeMail, summarizeMails } from './mail-state-text.ts';

const inState = (state: MailState): OutboxMail => ({
  id: 'm1',
  lead_id: 'l1',
  kind: 'contact-sender',
  recipient: 'ann@example.com',
  state,
  attempts: 1,
  next_at: 0,
  claimed_by: null,
  last_error: null,
  created_at: Date.UTC(2026, 10, 20, 9, 30),
  sent_at: state === 'sent' || state === 'filed' ? Date.UTC(2026, 10, 20, 9, 31) : null,
  told_in: null,
});

test.each<[MailState, string]>([
  ['sent', 'sent 2026-11-20 09:31'],
  ['filed', 'in the file 2026-11-20-09-30-00-contact-sender-m1.eml, not sent'],
  ['obsolete', 'no longer needed'],
  ['pending', 'waiting'],
  ['dead', 'dead'],
])('%s: %s', (state, words) => {
  expect(describeMail(inState(state))).toBe(words);
});

test.each<[MailState[], string]>([
  [[], '-'],
  [['obsolete'], '-'],
  [['sent', 'obsolete'], 'sent'],
  [['sent', 'filed'], 'file'],
  [['filed', 'pending'], 'waiting'],
  [['pending', 'dead', 'sent'], 'dead'],
])('mails that are %j are, in short, %j', (states, short) => {
  expect(summarizeMails(states.map(inState))).toBe(short);
});

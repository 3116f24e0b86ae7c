import { expect, test } from 'vitest';
import type { Release } from '../leads/change-lead.ts';
import { describeRelease, describeSpamMark } from './describe-change.ts';

const slot = { slot: '2026-11-24T09:30', diary: 'dentist' };

test('a lead marked as spam, with everything that followed', () => {
  const marked = { stoppedMails: 2, slots: [{ ...slot, successor: null }], hasLeftList: true };
  expect(describeSpamMark('lead1', marked)).toBe(
    'lead1: is spam now; 2 mail(s) that waited will not be sent; Tuesday, November 24, 9:30 am is free; its address left the mailing list.\n',
  );
  const given = { stoppedMails: 0, slots: [{ ...slot, successor: 'lead2' }], hasLeftList: false };
  expect(describeSpamMark('lead1', given)).toContain('9:30 am went to lead lead2');
  expect(describeSpamMark('lead1', null)).toBe('lead1: was spam already.\n');
});

const released: Release & { outcome: 'released' } = {
  outcome: 'released',
  mails: [
    { kind: 'contact-company', recipient: 'us@example.com' },
    { kind: 'appointment-request-sender', recipient: 'ann@example.com' },
  ],
  slot: 'held',
  droppedCharacters: 7000,
};

test('a lead released from spam, with everything that followed', () => {
  expect(describeRelease('lead1', released)).toBe(
    'lead1: is no spam; mail(s) on the way: 1 to you, 1 to its sender; its appointment is held until its sender confirms it by mail; 7000 characters were cut when it was stored as spam, and are lost.\n',
  );
  const bare = { ...released, mails: [], slot: null, droppedCharacters: 0 };
  expect(describeRelease('lead1', bare)).toBe('lead1: is no spam; no mail was held back.\n');
});

test.each([
  ['not-spam', 'was no spam'],
  ['known-address', 'stays spam'],
  ['invalid-address', 'stays spam'],
] as const)('%s: %s', (outcome, text) => {
  expect(describeRelease('lead1', { outcome })).toContain(text);
});

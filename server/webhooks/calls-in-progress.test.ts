import { expect, test } from 'vitest';
import type { OutboxTable } from '../db/tables.ts';
import { CallsInProgress } from './calls-in-progress.ts';

const row = (id: string, recipient: string): OutboxTable => ({
  id,
  lead_id: 'lead1',
  kind: 'webhook',
  recipient,
  state: 'pending',
  attempts: 1,
  next_at: 0,
  claimed_by: null,
  last_error: null,
  created_at: 0,
  sent_at: null,
  told_in: null,
});

test('two calls of a webhook are made at once, and others beside them', async () => {
  const calls = new CallsInProgress();
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const [crm, chat, rest] = [
    { recipients: ['crm'] },
    { recipients: ['chat'] },
    { exceptRecipients: ['crm', 'chat'] },
  ];
  calls.add(row('a', 'crm'), work());
  calls.add(row('b', 'crm'), work());
  calls.add(row('c', 'removed'), work());
  expect([crm, chat, rest].map((lane) => calls.capacity(lane))).toEqual([0, 2, 1]);
  expect(calls.ids).toEqual(['a', 'b', 'c']);
  ends[0]?.();
  await expect.poll(() => calls.ids).toEqual(['b', 'c']);
  expect(calls.capacity(crm)).toBe(1);
  let isSettled = false;
  const all = calls.waitUntilSettled().then(() => {
    isSettled = true;
  });
  ends[1]?.();
  await expect.poll(() => calls.ids).toEqual(['c']);
  expect(isSettled).toBe(false);
  ends[2]?.();
  await all;
  expect(calls.ids).toEqual([]);
});

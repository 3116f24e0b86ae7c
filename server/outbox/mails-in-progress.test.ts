import { expect, test } from 'vitest';
import { MailsInProgress } from './mails-in-progress.ts';

/** A queue with a simulated clock and mails that the test settles. */
function queue() {
  let now = 0;
  const mails = new MailsInProgress(() => now);
  const ends = new Map<string, () => void>();
  return {
    mails,
    pass: (ms: number) => {
      now += ms;
    },
    begin: (id: string, hasAttachment = false) =>
      mails.add(id, hasAttachment, new Promise((resolve) => ends.set(id, resolve))),
    end: async (id: string) => {
      ends.get(id)?.();
      await expect.poll(() => mails.ids).not.toContain(id);
    },
  };
}

test('four mails are sent at once, and the next when one has settled', async () => {
  const { mails, begin, end } = queue();
  expect(mails.capacity()).toEqual({ mails: 4, attachment: true });
  for (const id of ['a', 'b', 'c', 'd']) begin(id);
  expect(mails.capacity()).toEqual({ mails: 0, attachment: false });
  await end('b');
  expect(mails.capacity()).toEqual({ mails: 1, attachment: true });
  expect(mails.ids).toEqual(['a', 'c', 'd']);
});

test('hanging mails do not block others, up to eight', () => {
  const { mails, begin, pass } = queue();
  for (const id of ['a', 'b', 'c', 'd']) begin(id);
  pass(4_000);
  expect(mails.untilMoreCapacity()).toBe(6_000);
  pass(6_000);
  expect(mails.capacity().mails).toBe(4);
  expect(mails.untilMoreCapacity()).toBeNull();
  for (const id of ['e', 'f', 'g', 'h']) begin(id);
  pass(60_000);
  expect(mails.capacity()).toEqual({ mails: 0, attachment: false });
});

test('mails with an attachment are sent one at a time, in addition to slow ones, up to three', async () => {
  const { mails, begin, end, pass } = queue();
  begin('a', true);
  expect(mails.capacity()).toEqual({ mails: 3, attachment: false });
  pass(10_000);
  expect(mails.capacity()).toEqual({ mails: 4, attachment: true });
  begin('b', true);
  pass(10_000);
  begin('c', true);
  pass(10_000);
  expect(mails.capacity()).toEqual({ mails: 4, attachment: false });
  await end('a');
  expect(mails.capacity()).toEqual({ mails: 4, attachment: true });
});

test('settled resolves after the last mail', async () => {
  const { mails, begin, end } = queue();
  begin('a');
  begin('b');
  let settled = false;
  const all = mails.waitUntilSettled().then(() => {
    settled = true;
  });
  await end('a');
  expect(settled).toBe(false);
  await end('b');
  await all;
  expect(settled).toBe(true);
});

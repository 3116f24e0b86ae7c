import { expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

const patient = { timeoutMs: 60_000 };
const settled = (promise: Promise<boolean>) =>
  Promise.race([promise, new Promise((resolve) => setImmediate(() => resolve('waits')))]);

test('grants on demand, waits when exhausted, and releases once', async () => {
  const budget = createByteBudget({ total: 10, perVisitor: 10, perReservation: 10, ...patient });
  const [first, second] = [budget.open('a'), budget.open('b')];
  expect(await first.acquire(8)).toBe(true);
  const waiting = second.acquire(5);
  expect(await settled(waiting)).toBe('waits');
  first.release();
  first.release();
  expect(await waiting).toBe(true);
  second.release();
  const third = budget.open('c');
  expect(await third.acquire(10)).toBe(true);
  expect(await settled(budget.open('d').acquire(1))).toBe('waits');
});

test('many partial reservations complete one after another', async () => {
  const budget = createByteBudget({ total: 25, perVisitor: 25, perReservation: 10, ...patient });
  let finished = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, visitor) => {
      const reservation = budget.open(`${visitor % 3}`);
      for (let part = 0; part < 10; part += 1) expect(await reservation.acquire(1)).toBe(true);
      finished += 1;
      reservation.release();
    }),
  );
  expect(finished).toBe(20);
});

test('a visitor is limited and cannot starve others', async () => {
  const budget = createByteBudget({ total: 40, perVisitor: 10, perReservation: 10, ...patient });
  const greedy = Array.from({ length: 8 }, () => budget.open('greedy'));
  const acquired = await Promise.all(greedy.map((holder) => settled(holder.acquire(9))));
  expect(acquired.filter((answer) => answer === true)).toHaveLength(1);
  expect(await budget.open('other').acquire(10)).toBe(true);
});

test('acquire resolves with false after the timeout, or after a release', async () => {
  const budget = createByteBudget({ total: 1, perVisitor: 1, perReservation: 1, timeoutMs: 20 });
  await budget.open('a').acquire(1);
  const [late, gone] = [budget.open('b'), budget.open('c')];
  expect(await late.acquire(1)).toBe(false);
  const waiting = gone.acquire(1);
  gone.release();
  expect(await waiting).toBe(false);
  expect(await gone.acquire(1)).toBe(false);
});

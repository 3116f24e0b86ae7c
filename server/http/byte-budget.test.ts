import { expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

const patient = { patienceMs: 60_000 };
const settled = (promise: Promise<boolean>) =>
  Promise.race([promise, new Promise((resolve) => setImmediate(() => resolve('waits')))]);

test('room is lent as it is needed, waited for, and given back once', async () => {
  const room = createByteBudget({ total: 10, share: 10, most: 10, ...patient });
  const [first, second] = [room.open('a'), room.open('b')];
  expect(await first.take(8)).toBe(true);
  const waiting = second.take(5);
  expect(await settled(waiting)).toBe('waits');
  first.leave();
  first.leave();
  expect(await waiting).toBe(true);
  second.leave();
  const third = room.open('c');
  expect(await third.take(10)).toBe(true);
  expect(await settled(room.open('d').take(1))).toBe('waits');
});

test('many that hold a part each come to their end one after another', async () => {
  const room = createByteBudget({ total: 25, share: 25, most: 10, ...patient });
  let finished = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, visitor) => {
      const place = room.open(`${visitor % 3}`);
      for (let part = 0; part < 10; part += 1) expect(await place.take(1)).toBe(true);
      finished += 1;
      place.leave();
    }),
  );
  expect(finished).toBe(20);
});

test('a visitor has a share, and cannot keep the others from theirs', async () => {
  const room = createByteBudget({ total: 40, share: 10, most: 10, ...patient });
  const greedy = Array.from({ length: 8 }, () => room.open('greedy'));
  const taken = await Promise.all(greedy.map((place) => settled(place.take(9))));
  expect(taken.filter((answer) => answer === true)).toHaveLength(1);
  expect(await room.open('other').take(10)).toBe(true);
});

test('who waits too long, or leaves while waiting, is told so', async () => {
  const room = createByteBudget({ total: 1, share: 1, most: 1, patienceMs: 20 });
  await room.open('a').take(1);
  const [late, gone] = [room.open('b'), room.open('c')];
  expect(await late.take(1)).toBe(false);
  const waiting = gone.take(1);
  gone.leave();
  expect(await waiting).toBe(false);
  expect(await gone.take(1)).toBe(false);
});

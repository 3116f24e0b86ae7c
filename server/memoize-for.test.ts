import { expect, test, vi } from 'vitest';
import { memoizeFor } from './memoize-for.ts';

test('a result is shared within its lifetime, and a failure no longer', async () => {
  const clock = { now: 0 };
  const compute = vi.fn(async (name: string) => `${name} ${compute.mock.calls.length}`);
  const served = memoizeFor(100, compute, () => clock.now);
  expect(await Promise.all([served('a'), served('b')])).toEqual(['a 1', 'a 1']);
  clock.now = 100;
  expect(await served('c')).toBe('a 1');
  clock.now = 201;
  compute.mockRejectedValueOnce(new Error('no'));
  await expect(served('d')).rejects.toThrow('no');
  clock.now = 302;
  expect(await served('e')).toBe('e 3');
});

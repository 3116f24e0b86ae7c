import { expect, test } from 'vitest';
import { measureSlowness, slownessOf } from './slowness.ts';

test('a machine is as slow as its work, and never quicker than a quiet one', () => {
  expect(slownessOf(0.5)).toBe(1);
  expect(slownessOf(1.5)).toBe(3);
  expect(slownessOf(0.1)).toBe(1);
});

test('the machine that runs this can be measured', async () => {
  const measured = await measureSlowness();
  expect(measured).toBeGreaterThanOrEqual(1);
  expect(Number.isFinite(measured)).toBe(true);
});

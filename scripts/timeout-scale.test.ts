import { expect, test } from 'vitest';
import { measureTimeoutScale, timeoutScaleOf } from './timeout-scale.ts';

test('a machine is as slow as its work, and never quicker than a quiet one', () => {
  expect(timeoutScaleOf(0.5)).toBe(1);
  expect(timeoutScaleOf(1.5)).toBe(3);
  expect(timeoutScaleOf(0.1)).toBe(1);
});

test('the machine that runs this can be measured', async () => {
  const measured = await measureTimeoutScale();
  expect(measured).toBeGreaterThanOrEqual(1);
  expect(Number.isFinite(measured)).toBe(true);
});

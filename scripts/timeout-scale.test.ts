import { expect, test } from 'vitest';
import { measureTimeoutScale, timeoutScaleOf } from './timeout-scale.ts';

test('the scale is the duration of the benchmark relative to an idle machine, at least 1', () => {
  expect(timeoutScaleOf(0.5)).toBe(1);
  expect(timeoutScaleOf(1.5)).toBe(3);
  expect(timeoutScaleOf(0.1)).toBe(1);
});

test('measures the current machine', async () => {
  const measured = await measureTimeoutScale();
  expect(measured).toBeGreaterThanOrEqual(1);
  expect(Number.isFinite(measured)).toBe(true);
});

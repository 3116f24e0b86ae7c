import { expect, test } from 'vitest';
import { maxWaits, retryDelay } from './retry-delay.ts';

test('delays grow exponentially up to half a day', () => {
  const gaps = [1, 2, 3, 4, 5, 6, 7, 10].map((attempts) => retryDelay(attempts, 30, () => 0.5));
  expect(gaps.map((ms) => ms / 1000)).toEqual([30, 120, 480, 1920, 7680, 30_720, 43_200, 43_200]);
});

test('delays have 10 % jitter', () => {
  expect(retryDelay(1, 10, () => 0)).toBe(9_000);
  expect(retryDelay(1, 10, () => 1)).toBe(11_000);
});

test('no regular delay exceeds the maximum wait', () => {
  const waits = maxWaits({ MAIL_RETRY_SECONDS: 30, MAIL_LEASE_SECONDS: 120 });
  for (let attempts = 1; attempts <= 100; attempts += 1) {
    const limit = waits[attempts] ?? waits.at(-1) ?? 0;
    expect(limit).toBeGreaterThan(retryDelay(attempts, 30, () => 1));
    expect(limit).toBeGreaterThan(120_000);
    // A clock that is off by a day is detected at any number of attempts.
    expect(limit).toBeLessThan(2 * 13.3 * 60 * 60 * 1000);
  }
  expect(waits[1]).toBeLessThan(10 * 60 * 1000);
});

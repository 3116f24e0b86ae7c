import { expect, test, vi } from 'vitest';
import { createDataLimit } from './data-limit.ts';

const MB = 1024 * 1024;

function limitOf(limitMB: number, diskFreeMB = 10_000) {
  const size = { used: 0, diskFree: diskFreeMB * MB };
  const clock = { now: 0 };
  const log = { error: vi.fn(), info: vi.fn() };
  const measure = vi.fn(async () => ({ ...size }));
  const limit = createDataLimit({ limit: limitMB * MB, measure, log, now: () => clock.now });
  return { limit, size, clock, log, measure };
}

test('files are accepted up to the limit, refused beyond it, and accepted again after a prune', async () => {
  const { limit, size, clock, log } = limitOf(100);
  expect(await limit.reserve(15 * MB)).toBe(true);
  size.used = 99 * MB;
  clock.now += 60_000;
  expect(await limit.reserve(15 * MB)).toBe(false);
  expect(await limit.reserve(15 * MB)).toBe(false);
  expect(log.error).toHaveBeenCalledTimes(1);
  size.used = 101 * MB;
  clock.now += 60_000;
  expect(await limit.limitError()).toContain('101 of 100 MB (DATA_LIMIT_MB)');
  size.used = 10 * MB;
  clock.now += 60_000;
  expect(await limit.limitError()).toBeNull();
  expect(await limit.reserve(15 * MB)).toBe(true);
  expect(log.info).toHaveBeenCalledTimes(1);
});

test('a hundred concurrent reservations count each other and measure once', async () => {
  const { limit, measure } = limitOf(150);
  const answers = await Promise.all(Array.from({ length: 100 }, () => limit.reserve(15 * MB)));
  // Ten times three copies of 5 MB fill it.
  expect(answers.filter(Boolean)).toHaveLength(10);
  expect(measure).toHaveBeenCalledTimes(1);
});

test('files are refused on an almost full disk, whatever the limit', async () => {
  const { limit } = limitOf(100_000, 78);
  expect(await limit.reserve(15 * MB)).toBe(false);
});

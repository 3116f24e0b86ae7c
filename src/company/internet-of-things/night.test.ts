import { expect, test, vi } from 'vitest';
import {
  alarmAt,
  clockAt,
  door,
  leftOpen,
  limit,
  minutes,
  night,
  patience,
  readings,
  runsOver,
  stampAt,
  stepAt,
} from './night.ts';

test('a night has 144 readings, twelve an hour', () => {
  expect(night).toHaveLength(12);
  for (const hour of night) expect(hour).toHaveLength(12);
  expect(readings).toHaveLength(144);
  expect(minutes).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
});

test('the readings stay in the range that the page names, and none jumps like a typing error', () => {
  expect(Math.min(...readings)).toBe(36.2);
  expect(Math.max(...readings)).toBe(42.6);
  for (const [step, value] of readings.entries()) {
    expect(Math.abs(value - (readings[step - 1] ?? value)), clockAt(step)).toBeLessThanOrEqual(1.8);
  }
});

test('it passes the limit twice: two readings of a defrost, then fourteen through the open door', () => {
  expect(
    runsOver(readings, limit).map(({ from, count }) => ({ at: clockAt(from), count })),
  ).toEqual([
    { at: '10:10 pm', count: 2 },
    { at: '12:25 am', count: 14 },
  ]);
});

test('the telephone rings at the third reading, once', () => {
  const rings = alarmAt(readings, limit, patience);
  expect(rings).toBe(stepAt('0:35'));
  expect(clockAt(rings ?? 0)).toBe('12:35 am');
  expect(alarmAt(readings, 50, patience)).toBeUndefined();
  expect(alarmAt(readings.slice(0, stepAt('23:55')), limit, patience)).toBeUndefined();
});

test('the highest reading is the one at which the door is shut', () => {
  expect(readings[door.shut]).toBe(42.6);
});

test('the estimate leaves the record where the door was shut, and is over the limit for more than four hours', () => {
  for (let step = door.opened; step <= door.shut; step += 1) {
    expect(Math.abs(leftOpen(step) - (readings[step] ?? 0)), clockAt(step)).toBeLessThan(0.2);
  }
  expect(leftOpen(door.found)).toBeCloseTo(48.9, 1);
  const over = door.found - stepAt('0:25');
  expect(over * 5).toBe(285);
});

test('says the time as people and as files do', () => {
  expect([0, 71, 72, 143].map(clockAt)).toEqual(['6:00 pm', '11:55 pm', '12:00 am', '5:55 am']);
  expect(stampAt(stepAt('0:25'))).toBe('2026-10-07T00:25-04:00');
});

test('says the time by a clock of 24 hours on a site that has one', async () => {
  vi.resetModules();
  vi.doMock('../../content/locale.ts', () => ({ locale: { hours: 24 } }));
  const european = await import('./night.ts');
  vi.doUnmock('../../content/locale.ts');
  expect([0, 71, 72, 143].map(european.clockAt)).toEqual(['18:00', '23:55', '00:00', '05:55']);
});

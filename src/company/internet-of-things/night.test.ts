import { expect, test, vi } from 'vitest';
import {
  alarmReadings,
  doorReadings,
  estimateWithDoorOpen,
  findAlarm,
  findPeriodsOver,
  formatReadingTime,
  formatTimestamp,
  limit,
  minutes,
  nightOffset,
  readingIndexAt,
  readings,
  readingsByHour,
} from './night.ts';

test('a night has 144 readings, twelve an hour', () => {
  expect(readingsByHour).toHaveLength(12);
  for (const hour of readingsByHour) expect(hour).toHaveLength(12);
  expect(readings).toHaveLength(144);
  expect(minutes).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
});

test('the readings stay in the range that the page names, and none jumps like a typing error', () => {
  expect(Math.min(...readings)).toBe(36.2);
  expect(Math.max(...readings)).toBe(42.6);
  for (const [reading, value] of readings.entries()) {
    const jump = Math.abs(value - (readings[reading - 1] ?? value));
    expect(jump, formatReadingTime(reading)).toBeLessThanOrEqual(1.8);
  }
});

test('it passes the limit twice: two readings of a defrost, then fourteen through the open door', () => {
  expect(
    findPeriodsOver(readings, limit).map(({ firstReading, count }) => ({
      at: formatReadingTime(firstReading),
      count,
    })),
  ).toEqual([
    { at: '10:10 pm', count: 2 },
    { at: '12:25 am', count: 14 },
  ]);
});

test('the telephone rings at the third reading, once', () => {
  const rings = findAlarm(readings, limit, alarmReadings);
  expect(rings).toBe(readingIndexAt('0:35'));
  expect(formatReadingTime(rings ?? 0)).toBe('12:35 am');
  expect(findAlarm(readings, 50, alarmReadings)).toBeUndefined();
  const evening = readings.slice(0, readingIndexAt('23:55'));
  expect(findAlarm(evening, limit, alarmReadings)).toBeUndefined();
});

test('the highest reading is the one at which the door is shut', () => {
  expect(readings[doorReadings.shut]).toBe(42.6);
});

test('the estimate leaves the record where the door was shut, and is over the limit for more than four hours', () => {
  for (let reading = doorReadings.opened; reading <= doorReadings.shut; reading += 1) {
    const difference = Math.abs(estimateWithDoorOpen(reading) - (readings[reading] ?? 0));
    expect(difference, formatReadingTime(reading)).toBeLessThan(0.2);
  }
  expect(estimateWithDoorOpen(doorReadings.foundWithoutAlarm)).toBeCloseTo(48.9, 1);
  const over = doorReadings.foundWithoutAlarm - readingIndexAt('0:25');
  expect(over * 5).toBe(285);
});

test('says the time as people and as files do', () => {
  const times = [0, 71, 72, 143].map(formatReadingTime);
  expect(times).toEqual(['6:00 pm', '11:55 pm', '12:00 am', '5:55 am']);
  expect(formatTimestamp(readingIndexAt('0:25'))).toBe('2026-10-07T00:25-04:00');
  const offsets = ['Europe/Berlin', 'UTC', 'Asia/Kolkata'].map(nightOffset);
  expect(offsets).toEqual(['+02:00', '+00:00', '+05:30']);
});

test('says the time by a clock of 24 hours on a site that has one', async () => {
  vi.resetModules();
  vi.doMock('../../content/locale.ts', () => ({ locale: { hours: 24 } }));
  const european = await import('./night.ts');
  vi.doUnmock('../../content/locale.ts');
  const times = [0, 71, 72, 143].map(european.formatReadingTime);
  expect(times).toEqual(['18:00', '23:55', '00:00', '05:55']);
});

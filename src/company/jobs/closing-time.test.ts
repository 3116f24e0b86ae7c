import { expect, test } from 'vitest';
import { closingTime, endOfDay, isClosed, lastSecond } from './closing-time.ts';

test('an opening is open until midnight by the clock of the firm, in winter and in summer', () => {
  expect(endOfDay('2027-02-28').toISOString()).toBe('2027-03-01T05:00:00.000Z');
  expect(endOfDay('2027-06-30').toISOString()).toBe('2027-07-01T04:00:00.000Z');
  // The day on which the clock is put forward, and the last of a year.
  expect(endOfDay('2027-03-14').toISOString()).toBe('2027-03-15T04:00:00.000Z');
  expect(endOfDay('2026-12-31').toISOString()).toBe('2027-01-01T05:00:00.000Z');
  const job = { validThrough: '2027-02-28' };
  expect(isClosed(job, new Date('2027-03-01T04:59:59Z'))).toBe(false);
  expect(isClosed(job, new Date('2027-03-01T05:00:00Z'))).toBe(true);
});

test('an opening without a last day stays open', () => {
  expect(isClosed({}, new Date('2098-01-01'))).toBe(false);
  expect(closingTime({}).toISOString()).toMatch(/^\d{4}-/);
});

test('search engines read its last second with the right distance from Greenwich', () => {
  expect(lastSecond('2027-02-28')).toBe('2027-02-28T23:59:59-05:00');
  expect(lastSecond('2027-06-30')).toBe('2027-06-30T23:59:59-04:00');
  expect(lastSecond('2027-01-05', 'Asia/Kolkata')).toBe('2027-01-05T23:59:59+05:30');
  expect(lastSecond('2027-01-05', 'Europe/London')).toBe('2027-01-05T23:59:59+00:00');
});

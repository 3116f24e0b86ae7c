import { expect, test } from 'vitest';
import {
  clockChangeIn,
  isMoonVisible,
  mondayOf,
  mondaysOf,
  moonText,
  morningOf,
  sunText,
  weekOf,
  weekText,
  yearOf,
} from './morning.ts';

test('six mornings get lighter, and the clocks make the seventh a night', () => {
  const suns = weekOf('2026-03-02').map((day) => morningOf(day).sun);
  const sunday = suns[6] ?? 0;
  for (let day = 1; day < 6; day++) expect(suns[day]).toBeGreaterThan(suns[day - 1] ?? 0);
  expect(sunday).toBeLessThan((suns[5] ?? 0) - 8);
});

test('on the morning of the eclipse a full moon stands low in the west', () => {
  const morning = morningOf('2026-03-03');
  expect(morning.moon.litShare).toBeGreaterThan(0.99);
  expect(morning.moon.altitude).toBeGreaterThan(2);
  expect(morning.moon.altitude).toBeLessThan(8);
  expect(moonText(morning)).toMatch(/^Full moon, west, \d° up\.$/);
});

test('there is no lamp in June and always one in December', () => {
  expect(morningOf('2026-06-15').isLampOn).toBe(false);
  expect(morningOf('2026-12-14').isLampOn).toBe(true);
  expect(sunText(morningOf('2026-06-15'))).toMatch(/^Sun \d+° up\. Lamp off\.$/);
  expect(sunText(morningOf('2026-12-14'))).toMatch(/^Sun \d+° under the hill\. Lamp on\.$/);
});

test.each([
  ['2026-03-02', 'forward'],
  ['2026-10-26', 'back'],
  ['2026-07-06', undefined],
])('in the week of %s the clocks go %s', (monday, clocks) => {
  expect(clockChangeIn(monday)).toBe(clocks);
});

test('a week is spoken of as a whole', () => {
  expect(weekText('2026-06-15')).toBe('No lamp all week.');
  expect(weekText('2026-12-14')).toBe('The lamp every morning.');
  expect(weekText('2026-10-26')).toMatch(
    /of 7 mornings; on Sunday the clocks go back\.$|every morning; on Sunday/,
  );
});

test('a year has its weeks, from Monday to Sunday', () => {
  expect(mondayOf('2026-03-08')).toBe('2026-03-02');
  const mondays = mondaysOf(2026);
  expect(mondays).toHaveLength(53);
  expect(mondays[0]).toBe('2025-12-29');
  expect(weekOf(mondays[52] ?? '')).toContain('2026-12-31');
});

test.each([
  ['2025-12-29', 2026],
  ['2026-12-28', 2026],
  ['2027-12-27', 2027],
])('the week of %s belongs to %i', (monday, year) => {
  expect(yearOf(monday)).toBe(year);
});

test('a moon that is down or new goes unmentioned', () => {
  expect(isMoonVisible(morningOf('2016-09-23'))).toBe(true);
  expect(isMoonVisible(morningOf('2026-08-12'))).toBe(false);
  expect(moonText(morningOf('2026-08-12'))).toBe('');
});

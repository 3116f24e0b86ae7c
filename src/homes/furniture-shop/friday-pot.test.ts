import { expect, test } from 'vitest';
import { dayOfIso, isoOf, weekdayOf } from '../../elements/clock/day-number.ts';
import { fridaysUntil, partsRing, potOf, stirred } from './friday-pot.ts';

const white = [0.8, 0.8, 0.8] as const;
const black = [0.02, 0.02, 0.02] as const;

test('one paint alone keeps its color', () => {
  const light = [0.5, 0.04, 0.03] as const;
  for (const [c, part] of stirred([{ light, gallons: 2 }]).entries())
    expect(part).toBeCloseTo(light[c] ?? 0, 6);
});

test('a little black darkens white by more than its share', () => {
  const [gray] = stirred([
    { light: white, gallons: 9 },
    { light: black, gallons: 1 },
  ]);
  expect(gray).toBeGreaterThan(0.1);
  expect(gray).toBeLessThan(0.45);
});

test('a Friday has the same pot every time, and another than the one before', () => {
  const [one, other] = fridaysUntil(dayOfIso('2026-11-28'), 2).map(potOf);
  expect(potOf(one?.friday ?? 0)).toEqual(one);
  expect(one?.color).not.toBe(other?.color);
  expect(one?.color).toMatch(/^rgb\(\d+ \d+ \d+\)$/);
});

test('Fridays are counted back without those that were holidays', () => {
  const found = fridaysUntil(dayOfIso('2026-12-04'), 3);
  expect(found.map(isoOf)).toEqual(['2026-12-04', '2026-11-20', '2026-11-13']);
  expect(found.map(weekdayOf)).toEqual([4, 4, 4]);
});

test('the rim of a pot shows the paints by their shares', () => {
  const ring = partsRing([
    { title: 'blue', gallons: 1 },
    { title: 'red', gallons: 3 },
  ]);
  expect(ring).toMatch(
    /^conic-gradient\(rgb\([\d ]+\) 0\.0% 25\.0%, rgb\([\d ]+\) 25\.0% 100\.0%\)$/,
  );
});

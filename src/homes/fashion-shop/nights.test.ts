import { expect, it } from 'vitest';
import { goods } from './goods.ts';
import { dropAt, formatInches, nightsOf } from './nights.ts';

/** A thirty-second of an inch. */
const least = 1 / 32;
const crepe = { maxDrop: 1.75, timeConstant: 1.1 };

it('drops nothing on the straight grain and most on the bias, the same four times round', () => {
  expect(dropAt(crepe, 6, 0)).toBe(0);
  expect(dropAt(crepe, 6, 90)).toBeCloseTo(0, 12);
  expect(dropAt(crepe, 6, 45)).toBeCloseTo(dropAt(crepe, 6, 315), 12);
  for (let degrees = 0; degrees < 360; degrees += 5)
    expect(dropAt(crepe, 6, degrees)).toBeLessThanOrEqual(dropAt(crepe, 6, 45));
});

it('takes a thing down on the first morning after which a night adds too little', () => {
  for (const { growth } of goods) {
    const nights = nightsOf(growth);
    expect(dropAt(growth, nights + 1) - dropAt(growth, nights)).toBeLessThan(least);
    if (nights > 1)
      expect(dropAt(growth, nights) - dropAt(growth, nights - 1)).toBeGreaterThanOrEqual(least);
  }
});

it.each([
  [0.75, '3/4'],
  [1.625, '1 5/8'],
  [2, '2'],
  [0.06, '1/16'],
  [1.99, '2'],
])('says %d inches as a tape does', (value, said) => {
  expect(formatInches(value)).toBe(said);
});

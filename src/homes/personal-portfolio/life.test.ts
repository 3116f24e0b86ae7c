import { describe, expect, it } from 'vitest';
import { adjacentYear, ageAt, clampYear, findYears, gapAround, positionOf } from './life.ts';
import { birth, lifeDates, lifeSpan } from './life-dates.ts';

const years = lifeDates.map(({ year }) => year);
const find = (query: string) => findYears(lifeDates, lifeSpan, birth, query);

describe('a life on a ruler', () => {
  it('reckons the age by the month', () => {
    expect(ageAt({ year: 1971, month: 3 }, 2004, 2)).toBe(32);
    expect(ageAt({ year: 1971, month: 3 }, 2004, 3)).toBe(33);
    expect(ageAt({ year: 1971, month: 3 }, 1999)).toBe(28);
  });

  it('places a year to scale and keeps it on the ruler', () => {
    expect(positionOf(1971, { from: 1971, to: 2026 })).toBe(0);
    expect(positionOf(2026, { from: 1971, to: 2026 })).toBe(1);
    expect(positionOf(1982, { from: 1971, to: 2026 })).toBeCloseTo(0.2);
    expect(clampYear(1900, lifeSpan)).toBe(lifeSpan.from);
    expect(clampYear(1995.4, lifeSpan)).toBe(1995);
    expect(clampYear(3000, lifeSpan)).toBe(lifeSpan.to);
  });

  it('walks from date to date and stops at the ends', () => {
    expect(adjacentYear([1971, 1995, 2004], 1998, 1)).toBe(2004);
    expect(adjacentYear([1971, 1995, 2004], 1998, -1)).toBe(1995);
    expect(adjacentYear([1971, 1995, 2004], 2004, 1)).toBeUndefined();
    expect(adjacentYear([1971, 1995, 2004], 1971, -1)).toBeUndefined();
  });

  it('says how far an empty year is from its neighbors', () => {
    expect(gapAround([1997, 2004], 1999)).toEqual({ yearsSince: 2, yearsUntil: 5 });
    expect(gapAround([1997, 2004], 2006)).toEqual({ yearsSince: 2 });
  });

  it('finds years, decades, ages and words', () => {
    expect(find('1999')).toEqual([1999]);
    expect(find('1492')).toEqual([]);
    expect(find('the 90s')).toEqual(years.filter((year) => year >= 1990 && year < 2000));
    expect(find('1990s')).toEqual(find('the 90s'));
    expect(find('33')).toEqual([birth.year + 33]);
    expect(find('at 33')).toEqual([birth.year + 33]);
    expect(find('CAT')).toContain(1977);
    expect(find('   ')).toEqual([]);
    expect(find('submarine')).toEqual([]);
  });

  it('has its dates in order, one a year, all of them on the ruler', () => {
    expect(years).toEqual([...new Set(years)].toSorted((a, b) => a - b));
    expect(years[0]).toBe(birth.year);
    expect(years.at(-1)).toBe(lifeSpan.to);
    for (const { made, learned, lost } of lifeDates) expect(made ?? learned ?? lost).toBeTruthy();
  });
});

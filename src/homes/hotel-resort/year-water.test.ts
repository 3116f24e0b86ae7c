import { expect, test } from 'vitest';
import { rates, roomNames, seasonOf } from './rates.ts';
import { yearOf, yearPath } from './year-water.ts';

test('the stretches of a year follow one another without a gap', () => {
  for (const room of roomNames) {
    const year = yearOf(room);
    expect(year[0]?.from).toBe(0);
    expect(year.at(-1)?.to).toBe(1);
    for (const [index, { to }] of year.slice(0, -1).entries()) {
      expect(to).toBe(year[index + 1]?.from);
    }
  }
});

test('every day of the year is drawn at the price that a stay then pays', () => {
  const year = yearOf('Bay');
  for (let day = 0; day < 365; day += 1) {
    const date = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
    const stretch = year.find(({ from, to }) => day / 365 >= from && day / 365 < to);
    expect(stretch?.price, date).toBe(rates.Bay[seasonOf(date)]);
  }
});

test('the water is as deep as the night is dear', () => {
  const path = yearPath(yearOf('Bay'), 500);
  // 245 of 500 at New Year, 310 of 500 in summer, the edge at the bottom.
  expect(path.startsWith('M-9 51.0H')).toBe(true);
  expect(path).toContain(' 38.0H');
  expect(path.endsWith('H374V100H-9Z')).toBe(true);
});

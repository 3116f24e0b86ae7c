import { expect, test } from 'vitest';
import { narrowUpkeepCord, wideUpkeepCord } from './upkeep-cord.ts';
import type { UpkeepYear } from './upkeep-year.ts';

const year = (hours: (number | null)[]): UpkeepYear => ({
  year: 2024,
  hours,
  backupTestMonths: [],
  notes: [],
});
const years = [
  year([null, null, null, 3, 6, 0, 0, 0, 0, 3, 0, 1]),
  year([0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, null]),
];

test('a step is as high as the hours of its month, and level where there are none', () => {
  const { path, height } = wideUpkeepCord(years);
  const month = (1224 - 56) / 24;
  const zero = height - 8;
  expect(path.startsWith('M-3000')).toBe(true);
  expect(path.endsWith(`L3000 ${zero}`)).toBe(true);
  const highest = Math.round((56 + 4 * month + 8) * 10) / 10;
  expect(path).toContain(`L${highest - 8} ${zero - 6 * 22 + 8}`);
  // Two corners at both ends of a step, and one step for two months that are alike.
  expect(path.match(/q/g)).toHaveLength(2 * (2 + 1 + 2 + 2 + 2));
});

test('the narrow drawing keeps to the margins', () => {
  const { path } = narrowUpkeepCord(years);
  const ends = [...path.matchAll(/L(-?[\d.]+) /g)].map(([, x]) => Number(x));
  for (const x of ends.slice(0, -1)) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(370);
  }
});

import { describe, expect, test } from 'vitest';
import { copy } from './copy.ts';
import { teamAndFilingsCopy } from './copy-team-and-filings.ts';
import { mechanics } from './offices.ts';
import {
  barOf,
  changesSince,
  formatValue,
  scale,
  scaleMarks,
  scalePosition,
  verdictOf,
} from './year-changes.ts';
import { figures } from './year-figures-list.ts';
import { sumOf, years, yearTable } from './year-table.ts';

const line = (id: string) => {
  const found = yearTable.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('the table of the corporate year', () => {
  test('every line has a number for every year, and every name once', () => {
    for (const { values } of yearTable) expect(values).toHaveLength(years.length);
    expect(new Set(yearTable.map(({ id }) => id)).size).toBe(yearTable.length);
  });

  test.each([
    ['revenue', ['fares', 'mending'], [110, 118, 124, 128, 133.1]],
    ['people', ['mechanics', 'others'], [578, 598, 615, 628, 646]],
    ['accidents', ['riders', 'ours'], [13, 13, 11, 10, 14]],
  ])('%s is what its parts come to', (id, parts, expected) => {
    expect(line(id).values).toEqual(expected);
    expect(sumOf(parts.map(line))).toEqual(expected);
  });

  test('ratios are divided, not typed', () => {
    expect(line('pay-ratio').values.map((value) => value.toFixed(1))).toEqual([
      '9.0',
      '9.0',
      '9.0',
      '9.0',
      '9.5',
    ]);
    expect(formatValue(line('energy-ride').values.at(-1) ?? 0, line('energy-ride'))).toBe('26.0');
  });
});

describe('the one scale', () => {
  test('its ends, its line and its marks', () => {
    expect([scalePosition(-10), scalePosition(0), scalePosition(40)]).toEqual([0, 1 / 5, 1]);
    expect(scaleMarks).toEqual([-10, 0, 10, 20, 30, 40]);
  });

  test('a bar begins at the line, whichever way it goes', () => {
    expect(barOf(20)).toEqual({ from: 1 / 5, width: expect.closeTo(2 / 5) });
    expect(barOf(-5).from).toBeCloseTo(1 / 10);
    expect(barOf(-5).width).toBeCloseTo(1 / 10);
    expect(barOf(0).width).toBe(0);
  });

  test('no figure of any year leaves it, so no bar is ever cut', () => {
    for (const base of years.slice(0, -1))
      for (const { percent } of changesSince(base, figures, yearTable)) {
        expect(percent).toBeGreaterThanOrEqual(scale.from);
        expect(percent).toBeLessThanOrEqual(scale.to);
      }
  });
});

describe('what became of it', () => {
  test('fewer is better where fewer is wished', () => {
    expect(verdictOf(5, 'more')).toBe('better');
    expect(verdictOf(5, 'less')).toBe('worse');
    expect(verdictOf(-5, 'less')).toBe('better');
    expect(verdictOf(5, 'neither')).toBe('plain');
    expect(verdictOf(0.04, 'less')).toBe('plain');
  });

  test('what got worse comes first, and the worst of it before all', () => {
    const changes = changesSince(2024, figures, yearTable);
    expect(changes.map(({ row: { id } }) => id)).toEqual([
      'accidents',
      'standing',
      'profit',
      'pay-ratio',
      'energy',
      'rides',
      'revenue',
      'people',
    ]);
    expect(changes[0]?.percent).toBeCloseTo(40);
    expect(changes.filter(({ verdict }) => verdict === 'worse')).toHaveLength(4);
  });

  test('a line that is not there fails with its name', () => {
    const unknown = { row: 'luck', desiredDirection: 'more', note: '' } as const;
    expect(() => changesSince(2024, [unknown], yearTable)).toThrow('luck');
  });
});

describe('what is said elsewhere on the corporate page', () => {
  test('mechanics of the offices, and accidents by cause, are those of the table', () => {
    const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
    expect(sum(Object.values(mechanics))).toBe(line('mechanics').values.at(-1));
    const causes = copy.statsRope.causes.rows.map(({ count }) => count);
    expect(sum(causes)).toBe(line('accidents').values.at(-1));
  });

  test('filings stand from the newest to the oldest, by the calendar', () => {
    const dates: readonly string[] = teamAndFilingsCopy.filings.filings.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});

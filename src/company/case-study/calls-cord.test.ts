import { expect, test } from 'vitest';
import type { CaseChart } from '../../content/schema/case-study.ts';
import { callsCord, callsOf } from './calls-cord.ts';

const chart: CaseChart = {
  title: 'Calls a day',
  unit: 'calls a day',
  suffix: '',
  labels: ['April', 'May'],
  series: [
    { name: '2024', values: [200, 224] },
    { name: '2026', values: [60, 68] },
  ],
};
const loopsIn = (over: string | readonly string[] = '') =>
  [over].flat().join('').match(/m/gi)?.length;

/** Calls with two numbers. */
const calls = (before: number, after: number) =>
  callsOf({
    ...chart,
    series: [
      { name: 'Then', values: [before] },
      { name: 'Now', values: [after] },
    ],
  });

test('a loop is four calls: 53 for the 212 before, 16 for the 64 that are left', () => {
  expect(callsOf(chart)).toEqual({
    before: { name: '2024', number: 212 },
    after: { name: '2026', number: 64 },
    perLoop: 4,
  });
  const { wide, narrow } = callsCord(callsOf(chart));
  expect([wide, ...narrow].map(({ over }) => loopsIn(over))).toEqual([53 + 16, 53, 16]);
  for (const { path } of [wide, ...narrow]) expect(path).toMatch(/^M-3000 .*L3000 [\d.]+$/);
});

/** Returns the positions from left to right at which strands begin. */
function startsOf(path: string): number[] {
  let x = 0;
  const starts: number[] = [];
  for (const [, command, values = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const end = Number((values.match(/-?[\d.]+/g) ?? []).at(-2));
    x = command === 'M' || command === 'L' ? end : x + end;
    if (command === 'M' || command === 'm') starts.push(x);
  }
  return starts;
}

test('both numbers have the same length of cord, within the margins', () => {
  const starts = startsOf(`${callsCord(callsOf(chart)).wide.over}`);
  expect(starts).toHaveLength(53 + 16);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(starts[0]).toBeGreaterThan(86);
  expect(starts.at(-1)).toBeLessThan(1200);
  // The loops before end at the middle of the drawing, those after begin there.
  expect(starts[52]).toBeLessThan(648);
  expect(starts[53]).toBeGreaterThan(638);
});

test('small numbers have a loop each, and a number that rose is drawn as well', () => {
  expect(calls(3, 1).perLoop).toBe(1);
  for (const [before, after] of [
    [3, 1],
    [12, 30],
    [0, 0],
  ] as const) {
    const { wide } = callsCord(calls(before, after));
    expect(loopsIn(wide.over)).toBe(Math.max(1, before) + Math.max(1, after));
    expect(wide.path).not.toContain('NaN');
  }
});

test('a chart without numbers is an error', () => {
  expect(() => callsOf({ ...chart, series: [] })).toThrow(chart.title);
});

import { expect, test } from 'vitest';
import { callsCord, callsOf } from './calls-cord.ts';
import { caseStudyCharts } from './copy.ts';

const chart = caseStudyCharts.calls;
const loopsIn = (over = '') => over.match(/M/g)?.length;

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
  for (const { path, over } of [wide, narrow]) {
    expect(loopsIn(over)).toBe(53 + 16);
    expect(path).toMatch(/^M-3000 .*L3000 [\d.]+$/);
  }
});

test('both numbers have the same length of cord', () => {
  const { over } = callsCord(callsOf(chart)).wide;
  const starts = [...(over ?? '').matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(starts.at(-1)).toBeLessThan(1224);
  // The loops before end at the middle of the drawing, those after begin there.
  expect(starts[52]).toBeLessThan(646);
  expect(starts[53]).toBeGreaterThan(640);
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

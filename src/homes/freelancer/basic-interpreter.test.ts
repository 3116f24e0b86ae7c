import { describe, expect, test } from 'vitest';
import { evaluate, runBasic } from './basic-interpreter.ts';
import { scaleListing } from './scale-listing.ts';

test.each([
  ['2 + 3 * 4', 14],
  ['(2 + 3) * 4', 20],
  ['20 * INT(A / 20 + .5)', 140],
  ['A - B - 1', 128],
  ['-3 + A', 130],
  ['A > 100', 1],
  ['A <> 133', 0],
] as const)('%s', (text, value) => {
  expect(evaluate(text, { A: 133, B: 4 })).toBe(value);
});

test('what is no expression is said', () => {
  expect(() => evaluate('2 & 3', {})).toThrow('No expression');
});

test('a program that never ends is stopped', () => {
  const { visited } = runBasic([{ number: 10, text: 'GOTO 10' }], []);
  expect(visited).toHaveLength(1000);
});

describe('SCALE', () => {
  test('a car in July: rounded to twenty pounds, in long tons', () => {
    const { printed, visited } = runBasic(scaleListing, [214_730, 43_000, 7]);
    expect(printed).toEqual(['NET LB    171740', 'LONG TONS 76.67']);
    expect(visited).not.toContain(130);
  });

  test.each([1, 2, 3, 12])('month %d takes 1.2 percent off for ice', (month) => {
    const { printed, visited } = runBasic(scaleListing, [214_730, 43_000, month]);
    expect(printed[0]).toBe('NET LB    169679.12');
    expect(visited).toContain(130);
  });

  test('a car without a number weighs what an empty one weighed', () => {
    expect(runBasic(scaleListing, [142_600, 0, 7]).printed[0]).toBe('NET LB    100000');
  });

  test.each([
    [[290_000, 43_000, 7], 'OVERWEIGHT. SET OUT THE CAR.'],
    [[30_000, 43_000, 7], 'TARE OVER GROSS. WEIGH AGAIN.'],
  ] as const)('%j prints %s', (inputs, output) => {
    expect(runBasic(scaleListing, inputs).printed).toEqual([output]);
  });

  test('every line but the remark about Merle is reached by some car', () => {
    const cars = [
      [214_730, 0, 12],
      [214_730, 43_000, 2],
      [290_000, 0, 7],
      [30_000, 43_000, 7],
    ] as const;
    const reached = new Set(cars.flatMap((car) => runBasic(scaleListing, car).visited));
    const never = scaleListing.filter(({ number }) => !reached.has(number));
    expect(never.map(({ number }) => number)).toEqual([200]);
  });
});

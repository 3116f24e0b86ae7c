import { expect, test } from 'vitest';
import { pricesCord } from './prices-cord.ts';

const frame = { left: 60, width: 1200, top: 20, gap: 40, depth: 360, loop: 20 };

test('a drop is as deep as its higher price, and drops share the width', () => {
  const { ends } = pricesCord(
    [
      { low: 10, high: 40 },
      { low: 60, high: 180 },
    ],
    frame,
  );
  expect(ends).toEqual([
    [80, 20 + 80],
    [680, 20 + 360],
  ]);
});

test('the looped part is as long as the range', () => {
  const curvesOf = (low: number) => pricesCord([{ low, high: 180 }], frame).path.split('c').length;
  expect(curvesOf(60) - curvesOf(180)).toBe(Math.round((240 - 20) / 20) * 5);
});

test('the cord comes in at the left edge and leaves at the right', () => {
  const { path } = pricesCord([{ low: 10, high: 10 }], frame);
  expect(path.startsWith('M-3000 20L')).toBe(true);
  expect(path.endsWith('L3000 20')).toBe(true);
  expect(path).not.toContain('NaN');
});

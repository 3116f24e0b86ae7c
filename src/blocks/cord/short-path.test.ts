import { expect, test } from 'vitest';
import { CordPen } from './cord-pen.ts';
import { shortPath } from './short-path.ts';

test('equal strands have equal data, wherever they are', () => {
  const strand = (x: number) => new CordPen(x, 10).curve(x, 20, x + 10, 20, x + 10, 30).path();
  expect(shortPath(strand(5) + strand(25) + strand(45), 1)).toBe(
    'M5 10c0 10 10 10 10 20m10-20c0 10 10 10 10 20m10-20c0 10 10 10 10 20',
  );
});

test('a curve that goes on smoothly needs no first control point, and one with a corner keeps it', () => {
  expect(shortPath('M0 0c0-10 10-10 10 0c0 10 10 10 10 0c0 10 10 10 10 0', 0.1)).toBe(
    'M0 0c0-10 10-10 10 0s10 10 10 0c0 10 10 10 10 0',
  );
});

test('rounding does not add up, and straight lines end where they did', () => {
  expect(shortPath('M0 0c.3 0 .3 0 .4 .4c.3 0 .3 0 .4 .4L9 9q2 0 2 2L20 11', 1)).toBe(
    'M0 0c0 0 0 0 0 0s1 0 1 1L9 9q2 0 2 2L20 11',
  );
});

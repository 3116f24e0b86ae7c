import { expect, test } from 'vitest';
import { tilePatterns } from '../../src/homes/blog-metro/tile-patterns.ts';
import { outlines } from './outline.ts';

test('straight pieces are their corners, closed', () => {
  expect(outlines('M0 0H100L0 100Z')).toEqual([
    [
      [0, 0],
      [100, 0],
      [0, 100],
      [0, 0],
    ],
  ]);
});

test('an arc keeps its radius and ends where it says', () => {
  const [piece = []] = outlines('M0 0H40A40 40 0 0 1 0 40Z');
  const arc = piece.slice(1, -1);
  for (const [x, y] of arc) expect(Math.hypot(x, y)).toBeCloseTo(40);
  const [x = 1, y = 0] = piece.at(-2) ?? [];
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(40);
});

test('a leaf has a piece, and brass has somewhere to stand in every part of it', () => {
  const leaf = tilePatterns.find(({ id }) => id === 'leaf');
  for (const { d } of leaf?.parts ?? [])
    for (const piece of outlines(d)) {
      expect(piece.length).toBeGreaterThan(4);
      for (const [x, y] of piece) {
        expect(x).toBeGreaterThanOrEqual(-0.01);
        expect(x).toBeLessThanOrEqual(100.01);
        expect(y).toBeGreaterThanOrEqual(-0.01);
        expect(y).toBeLessThanOrEqual(100.01);
      }
    }
});

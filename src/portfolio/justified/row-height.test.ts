import { describe, expect, test } from 'vitest';
import { freePages } from '../free-pages.ts';
import { inOrder } from '../orders/project-order.ts';
import { projects } from '../projects.ts';
import { rowHeight, rowsFilled, walls } from './row-height.ts';
import { wallPictures } from './wall-pictures.ts';

describe('rows of a wall', () => {
  test('are filled in order by wrapping', () => {
    expect(rowsFilled([1, 1], { height: 50, gap: 0 })).toEqual([1]);
    expect(rowsFilled([1, 1], { height: 50, gap: 1 })).toEqual([0.5, 0.5]);
    expect(rowsFilled([1, 1, 2, 0.5], { height: 40, gap: 2 })).toEqual([0.82, 0.8, 0.2]);
    expect(rowsFilled([3], { height: 40, gap: 2 })).toEqual([1]);
  });

  test('have the height that stretches the least, including the last row', () => {
    expect(rowHeight([1, 1, 1, 1], { height: 40, gap: 0 })).toBeCloseTo(49.76);
    expect(rowHeight([], { height: 20, gap: 1 })).toBe(20);
  });

  test.each([
    ['narrow', 0.55],
    ['wide', 0.7],
  ] as const)('of the gallery fill a %s wall to the last', (name, least) => {
    const shapes = wallPictures(inOrder(projects, freePages.justified.order)).map(
      ({ width, height }) => width / height,
    );
    const wall = walls[name];
    const rows = rowsFilled(shapes, { ...wall, height: rowHeight(shapes, wall) });
    expect(Math.min(...rows)).toBeGreaterThan(least);
  });
});

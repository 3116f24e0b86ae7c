import { describe, expect, test } from 'vitest';
import { gridlessPages } from '../gridless-pages.ts';
import { sortProjects } from '../orders/project-order.ts';
import { projects } from '../projects.ts';
import { justifiedPictures } from './justified-pictures.ts';
import { rowHeight, rowLayouts, rowsFilled } from './row-height.ts';

describe('rows of a justified gallery', () => {
  test('are filled in order by wrapping', () => {
    expect(rowsFilled([1, 1], { height: 50, gap: 0 })).toEqual([1]);
    expect(rowsFilled([1, 1], { height: 50, gap: 1 })).toEqual([0.5, 0.5]);
    expect(rowsFilled([1, 1, 2, 0.5], { height: 40, gap: 2 })).toEqual([0.82, 0.8, 0.2]);
    expect(rowsFilled([3], { height: 40, gap: 2 })).toEqual([1]);
  });

  test('have the height that fills the least filled row most, including the last', () => {
    expect(rowHeight([1, 1, 1, 1], { height: 40, gap: 0 })).toBeCloseTo(49.76);
    expect(rowHeight([], { height: 20, gap: 1 })).toBe(20);
  });

  test.each([
    ['narrow', 0.55],
    ['wide', 0.7],
  ] as const)('fill the %s layout to the last', (name, minFill) => {
    const aspectRatios = justifiedPictures(
      sortProjects(projects, gridlessPages.justified.order),
    ).map(({ width, height }) => width / height);
    const layout = rowLayouts[name];
    const rows = rowsFilled(aspectRatios, { ...layout, height: rowHeight(aspectRatios, layout) });
    expect(Math.min(...rows)).toBeGreaterThan(minFill);
  });
});

import { describe, expect, it } from 'vitest';
import { heightOf, justify } from './justify.ts';

const shapes = [1.5, 1.5, 0.667, 1.5, 2.4, 1, 0.667, 1.5, 1.5, 0.667, 1.5, 1, 1.5];
const wide = { width: 1232, target: 320, gap: 10 };

describe('justify', () => {
  it('keeps every picture, in order', () => {
    const rows = justify(shapes, wide);
    expect(rows.reduce((total, { count }) => total + count, 0)).toBe(shapes.length);
    let at = 0;
    for (const { count, ratioSum } of rows) {
      const own = shapes.slice(at, at + count).reduce((total, shape) => total + shape, 0);
      expect(ratioSum).toBeCloseTo(own);
      at += count;
    }
  });

  it('fills the width exactly in each row', () => {
    for (const row of justify(shapes, wide)) {
      const height = heightOf(row, wide.width, wide.gap);
      expect(row.ratioSum * height + (row.count - 1) * wide.gap).toBeCloseTo(wide.width);
    }
  });

  it('stays near the height that was asked for, the last row too', () => {
    for (const row of justify(shapes, wide)) {
      const height = heightOf(row, wide.width, wide.gap);
      expect(height).toBeGreaterThan(wide.target * 0.6);
      expect(height).toBeLessThan(wide.target * 1.7);
    }
  });

  it('puts fewer beside each other on a phone', () => {
    const rows = justify(shapes, { width: 350, target: 190, gap: 6 });
    expect(Math.max(...rows.map(({ count }) => count))).toBeLessThan(4);
  });

  it('has one row for one picture and none for none', () => {
    expect(justify([1.5], wide)).toEqual([{ count: 1, ratioSum: 1.5 }]);
    expect(justify([], wide)).toEqual([]);
  });
});

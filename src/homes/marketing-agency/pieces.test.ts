import { describe, expect, it } from 'vitest';
import { campaigns } from './campaigns.ts';
import { layOut, partsOf } from './pieces.ts';

describe('a field of pieces', () => {
  it('has one piece for each that was counted', () => {
    expect(partsOf({ before: 31, after: 74, of: 112 })).toEqual({
      always: 31,
      turning: 43,
      empty: 38,
      total: 112,
    });
    expect(partsOf({ before: 41, after: 9 })).toEqual({
      always: 9,
      turning: 32,
      empty: 0,
      total: 41,
    });
  });

  it('refuses more pieces than places', () => {
    expect(() => partsOf({ before: 5, after: 9, of: 8 })).toThrow('9 pieces on 8 places');
  });

  it('lays no two on one place, and always the same way', () => {
    for (const { counted } of campaigns) {
      const { total } = partsOf(counted);
      const places = layOut(total, counted.row);
      const cells = new Set(places.map(({ x, y }) => `${Math.floor(x)} ${Math.floor(y)}`));
      expect(cells.size).toBe(total);
      expect(layOut(total, counted.row)).toEqual(places);
    }
  });
});

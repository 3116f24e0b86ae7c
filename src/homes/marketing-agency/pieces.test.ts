import { describe, expect, it } from 'vitest';
import { campaigns } from './campaigns.ts';
import { dividePieces, layOut } from './pieces.ts';

describe('a field of pieces', () => {
  it('has one piece for each that was counted', () => {
    expect(dividePieces({ before: 31, after: 74, maximum: 112 })).toEqual({
      permanent: 31,
      changing: 43,
      empty: 38,
      total: 112,
    });
    expect(dividePieces({ before: 41, after: 9 })).toEqual({
      permanent: 9,
      changing: 32,
      empty: 0,
      total: 41,
    });
  });

  it('refuses more pieces than places', () => {
    expect(() => dividePieces({ before: 5, after: 9, maximum: 8 })).toThrow('9 pieces on 8 places');
  });

  it('lays no two on one place, and always the same way', () => {
    for (const { mainFigure } of campaigns) {
      const { total } = dividePieces(mainFigure);
      const places = layOut(total, mainFigure.piecesPerRow);
      const cells = new Set(places.map(({ x, y }) => `${Math.floor(x)} ${Math.floor(y)}`));
      expect(cells.size).toBe(total);
      expect(layOut(total, mainFigure.piecesPerRow)).toEqual(places);
    }
  });
});

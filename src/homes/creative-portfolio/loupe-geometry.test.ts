import { describe, expect, it } from 'vitest';
import {
  clampToStamp,
  magnificationFor,
  nearestMark,
  pointAfter,
  scaleIn,
  toStampPoint,
} from './loupe-geometry.ts';
import { marks, sizes } from './marks.ts';

const upright = [1000, 1250] as const;

describe('a stamp in a box', () => {
  it('lies whole within it', () => {
    expect(scaleIn(upright, [500, 500])).toBe(0.4);
    expect(scaleIn(upright, [300, 900])).toBe(0.3);
  });

  it('has its middle in the middle of the box', () => {
    expect(toStampPoint([250, 250], [500, 500], upright)).toEqual([500, 625]);
    expect(toStampPoint([50, 0], [500, 500], upright)).toEqual([0, 0]);
  });

  it('keeps the glass upon it', () => {
    expect(toStampPoint([0, 500], [500, 500], upright)).toEqual([0, 1250]);
    expect(clampToStamp([1400.4, -3], upright)).toEqual([1000, 0]);
  });
});

describe('keys', () => {
  it('move the glass by a step, and finely with Shift', () => {
    expect(pointAfter('ArrowRight', [500, 500], upright, false)).toEqual([538, 500]);
    expect(pointAfter('ArrowUp', [500, 500], upright, true)).toEqual([500, 493]);
    expect(pointAfter('ArrowLeft', [10, 500], upright, false)).toEqual([0, 500]);
  });

  it('leave the others to the browser', () => {
    expect(pointAfter('Tab', [500, 500], upright, false)).toBeUndefined();
    expect(magnificationFor('Enter')).toBeUndefined();
  });

  it('change the strength', () => {
    expect(['+', '=', '-'].map(magnificationFor)).toEqual([8, 8, 4]);
  });
});

describe('marks', () => {
  it('are found from near, the nearest first', () => {
    const two = [
      [100, 100],
      [160, 100],
    ] as const;
    expect(nearestMark([105, 100], two, 40)).toBe(0);
    expect(nearestMark([140, 100], two, 60)).toBe(1);
    expect(nearestMark([400, 400], two, 60)).toBe(-1);
  });

  it.each(Object.entries(marks))('of %s lie on it, and far enough from one another', (id, own) => {
    const [width, height] = sizes[id as keyof typeof sizes];
    for (const { position } of own)
      expect(clampToStamp(position, [width, height])).toEqual(position);
    for (const [index, { position }] of own.entries())
      for (const other of own.slice(index + 1)) {
        const [x, y] = other.position;
        expect(Math.hypot(position[0] - x, position[1] - y)).toBeGreaterThan(70);
      }
  });
});

import { expect, test } from 'vitest';
import { arrangeRows, placeTexts } from './arrange-rows.ts';

const landscape = 1.5;
const upright = 0.8;
const panorama = 2;
const said = (aspectRatios: readonly number[]) => arrangeRows(aspectRatios).map(({ kind }) => kind);

test('uses every picture once, whatever the aspect ratios', () => {
  for (let count = 1; count <= 8; count++)
    for (let mask = 0; mask < 3 ** count; mask += 61) {
      const aspectRatios = Array.from(
        { length: count },
        (_, at) => [landscape, upright, panorama][Math.floor(mask / 3 ** at) % 3] ?? 1,
      );
      const used = arrangeRows(aspectRatios).reduce((sum, row) => sum + row.count, 0);
      expect(used, aspectRatios.join()).toBe(count);
    }
});

test('an upright picture never fills the width, and a panorama is never beside a small one', () => {
  expect(said([upright])).toEqual(['beside']);
  expect(said([panorama, upright])).toEqual(['bleed', 'beside']);
  expect(said([upright, upright, upright])).not.toContain('bleed');
});

test('rows alternate, and there is room for text', () => {
  const rows = said([landscape, upright, upright, landscape, panorama, 1, landscape]);
  expect(rows.filter((kind, index) => kind === rows[index - 1])).toEqual([]);
  expect(rows.some((kind) => kind === 'inset' || kind === 'beside')).toBe(true);
  expect(new Set(rows).size).toBeGreaterThan(2);
});

test('places all texts in order in rows with room', () => {
  const rows = [
    { kind: 'bleed', count: 1 },
    { kind: 'beside', count: 1 },
    { kind: 'pair', count: 2 },
    { kind: 'inset', count: 1 },
  ] as const;
  expect(placeTexts(rows, ['a', 'b', 'c'])).toEqual([[], ['a', 'b'], [], ['c']]);
  expect(placeTexts(rows, ['a'])).toEqual([[], ['a'], [], []]);
  expect(placeTexts(rows.slice(0, 1), ['a', 'b'])).toEqual([['a', 'b']]);
});

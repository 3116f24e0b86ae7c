import { expect, test } from 'vitest';
import { trades } from './homes.ts';
import { workPictures } from './pictures.ts';

test('every work has its four pictures, and each says something else in a breath', () => {
  const names = new Set(workPictures.map(({ name }) => name));
  for (const trade of trades) {
    for (const kind of ['screen', 'phones', 'sheet', 'widths']) {
      expect(names).toContain(`works-${trade}-${kind}`);
    }
  }
  const words = workPictures.map(({ alt }) => alt);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((alt) => alt.length > 140)).toEqual([]);
});

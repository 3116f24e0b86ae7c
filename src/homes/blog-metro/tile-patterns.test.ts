import { expect, test } from 'vitest';
import { pigmentNames } from './pigments.ts';
import { tilePattern, tilePatterns } from './tile-patterns.ts';
import { pricePerTile } from './tile-prices.ts';

test('every divider has a name, a price and four colors of the six', () => {
  expect(new Set(tilePatterns.map(({ id }) => id)).size).toBe(tilePatterns.length);
  for (const { id, colors } of tilePatterns) {
    expect(pricePerTile(id)).toMatch(/^\$[1-9]/);
    for (const color of colors) expect(pigmentNames).toContain(color);
  }
});

test('what no divider is called is refused', () => {
  expect(() => tilePattern('herringbone')).toThrow('herringbone');
});

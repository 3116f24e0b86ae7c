import { expect, test } from 'vitest';
import { contrast } from './color-math.ts';
import { thumpPalette } from './drawing-colors.ts';
import { countPairs, pairsOf, propertiesOf, replaceColor, textColorOn } from './palette.ts';

const plain = [
  { name: 'Black', hex: '#000000', text: '' },
  { name: 'White', hex: '#ffffff', text: '' },
  { name: 'Gray', hex: '#777777', text: '' },
];

test('every color stands on every other, and a pair counts once', () => {
  const rows = pairsOf(plain);
  expect(rows).toHaveLength(3);
  expect(rows[0]?.map((pair) => pair.readability)).toEqual(['none', 'text', 'text']);
  // 4.68 is gray on black, 4.47 gray on white.
  expect(countPairs(plain)).toEqual({ text: 2, large: 1, none: 0 });
});

test('a changed color changes its own row and column alone', () => {
  const changed = replaceColor(thumpPalette, 'Skin', '#ffffff');
  expect(changed.filter(({ hex }, index) => hex !== thumpPalette[index]?.hex)).toHaveLength(1);
  const before = pairsOf(thumpPalette).flat();
  const after = pairsOf(changed).flat();
  for (const [index, pair] of before.entries()) {
    if (pair.ground.name !== 'Skin' && pair.ink.name !== 'Skin')
      expect(after[index]?.ratio).toBe(pair.ratio);
  }
});

test('letters on any ground of any palette can be read', () => {
  for (const hex of ['#808080', '#d92b16', '#f59e0b', '#767676', '#00ff00', '#7f00ff'])
    expect(
      contrast(textColorOn(hex, replaceColor(thumpPalette, 'Core', hex)), hex),
    ).toBeGreaterThan(4.5);
  expect(propertiesOf(thumpPalette)['--on-skin']).toBe('#fff1d2');
});

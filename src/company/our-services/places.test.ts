import { expect, test } from 'vitest';
import { placeStyle, placesOn } from './places.ts';

test.each(['wide', 'narrow'] as const)('%s: no place lies over another', (board) => {
  const places = Object.values(placesOn[board]);
  for (const [index, [left, top, width, height]] of places.entries()) {
    for (const [x, y, w, h] of places.slice(index + 1)) {
      const apart = left + width <= x || x + w <= left || top + height <= y || y + h <= top;
      expect(apart).toBe(true);
    }
  }
});

test('a place is given in percent of its drawing', () => {
  expect(placeStyle('narrow', 'web')).toEqual({
    left: '25.00%',
    top: '49.34%',
    width: '70.00%',
    height: '17.90%',
  });
});

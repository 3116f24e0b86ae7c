import { expect, test } from 'vitest';
import { fieldPositionsOn, fieldStyle } from './field-positions.ts';

test.each(['wide', 'narrow'] as const)('%s: no field lies over another', (board) => {
  const fields = Object.values(fieldPositionsOn[board]);
  for (const [index, [left, top, width, height]] of fields.entries()) {
    for (const [x, y, w, h] of fields.slice(index + 1)) {
      const apart = left + width <= x || x + w <= left || top + height <= y || y + h <= top;
      expect(apart).toBe(true);
    }
  }
});

test('a field is given in percent of its drawing', () => {
  expect(fieldStyle('narrow', 'web')).toEqual({
    left: '1.40%',
    top: '0.70%',
    width: '42.40%',
    height: '35.18%',
  });
});

import { expect, test } from 'vitest';
import { arcs } from './arcs.ts';

test('slices follow one another round the whole', () => {
  expect(arcs([{ value: 1 }, { value: 3 }], 4)).toEqual([
    { length: 25, start: 0 },
    { length: 75, start: 25 },
  ]);
});

test('an empty chart has empty slices', () => {
  expect(arcs([{ value: 0 }], 0)).toEqual([{ length: 0, start: 0 }]);
});

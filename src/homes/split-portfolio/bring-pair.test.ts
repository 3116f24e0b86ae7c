import { expect, test } from 'vitest';
import { scrollOfPair } from './bring-pair.ts';

const stage = { top: 0, height: 5400 };

test('the first pair stands where the stage begins, the last where it ends', () => {
  expect(scrollOfPair(stage, 800, 0, 5)).toBe(0);
  expect(scrollOfPair(stage, 800, 4, 5)).toBe(4600);
  expect(scrollOfPair({ ...stage, top: 120 }, 800, 4, 5)).toBe(4720);
});

test('those between stand at equal distances', () => {
  const places = [0, 1, 2, 3, 4].map((place) => scrollOfPair(stage, 800, place, 5));
  expect(places).toEqual([0, 1150, 2300, 3450, 4600]);
});

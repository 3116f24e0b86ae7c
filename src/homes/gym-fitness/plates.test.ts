import { expect, test } from 'vitest';
import { platesFor } from './plates.ts';

const side = (pounds: number) => platesFor(pounds).map((plate) => plate.pounds);

test('a side is loaded from the largest plate on', () => {
  expect(side(45)).toEqual([]);
  expect(side(95)).toEqual([25]);
  expect(side(185)).toEqual([45, 25]);
  expect(side(405)).toEqual([45, 45, 45, 45]);
  expect(side(270)).toEqual([45, 45, 10, 10, 2.5]);
});

test('what no plates make is said', () => {
  expect(() => side(100.5)).toThrow('100.5');
  expect(() => side(40)).toThrow('40');
});

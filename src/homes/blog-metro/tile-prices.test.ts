import { expect, test } from 'vitest';
import { pricePerTile, quoteFor } from './tile-prices.ts';

const shutter = { pattern: 'shutter', colors: ['yellow', 'black', 'white', 'red'] as const };

test('a room of ten by twelve: a tenth more, whole boxes', () => {
  expect(quoteFor({ ...shutter, length: 12, width: 10 })).toEqual({
    squareFeet: 120,
    tiles: 297,
    boxes: 25,
    pounds: 1020,
    price: 1800,
  });
});

test('cobalt adds ninety cents to each tile of the boxes', () => {
  const plain = quoteFor({ ...shutter, length: 12, width: 10 }).price;
  const blue = quoteFor({
    ...shutter,
    colors: ['blue', 'black', 'white', 'red'],
    length: 12,
    width: 10,
  });
  expect(blue.price - plain).toBeCloseTo(25 * 12 * 0.9);
});

test('no room, no tiles', () => {
  expect(quoteFor({ ...shutter, length: 0, width: 9 })).toMatchObject({
    tiles: 0,
    boxes: 0,
    price: 0,
  });
  expect(quoteFor({ ...shutter, length: -4, width: -9 })).toMatchObject({ tiles: 0, price: 0 });
});

test('prices are written as they are said', () => {
  expect(pricePerTile('shutter')).toBe('$6');
  expect(pricePerTile('star')).toBe('$12.90');
});

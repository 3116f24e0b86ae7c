import { expect, test } from 'vitest';
import { namesPattern } from './picture-set.ts';

test('a template literal selects the pictures that it can name', () => {
  const pattern = namesPattern('day-*-*');
  expect(pattern?.test('day-lamp-friday')).toBe(true);
  expect(pattern?.test('day-layers')).toBe(false);
  expect(namesPattern('poured-tile-*')?.test('poured-tile-star')).toBe(true);
});

test.each(['*-narrow', 'Day-*', '/media/*-480.avif', 'day*', 'day-lamp'])(
  'other strings select none: %s',
  (string) => {
    expect(namesPattern(string)).toBeUndefined();
  },
);

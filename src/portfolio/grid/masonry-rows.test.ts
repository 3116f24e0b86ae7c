import { expect, it } from 'vitest';
import { masonryRows } from './masonry-rows.ts';

it('returns the row span for an aspect ratio, within limits', () => {
  expect(masonryRows({ width: 100, height: 100 })).toBe(12);
  expect(masonryRows({ width: 150, height: 100 })).toBe(8);
  expect(masonryRows({ width: 300, height: 100 })).toBe(7);
  expect(masonryRows({ width: 100, height: 300 })).toBe(17);
});

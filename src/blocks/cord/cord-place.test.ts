import { expect, test } from 'vitest';
import { cordPlace } from './cord-place.ts';

test('a text is placed in percent of the drawing, for both ranges of widths', () => {
  expect(
    cordPlace({ at: [320, 100], size: [1280, 400] }, { at: [39, 30], size: [390, 300] }),
  ).toEqual({
    '--wide-x': '25.00%',
    '--wide-y': '25.00%',
    '--narrow-x': '10.00%',
    '--narrow-y': '10.00%',
  });
});

import { expect, test } from 'vitest';
import type { PictureRecord } from '../../../media/picture-record.ts';
import { distributeEvenly, distributePictures } from './distribute-pictures.ts';

const picture = (width: number, height: number, name = 'a') => ({
  picture: { name, width, height } as PictureRecord,
  caption: name,
});
const wide = picture(3, 2);
const tall = picture(4, 5);
const panorama = picture(21, 9);
const widths = (pauses: ReturnType<typeof distributePictures>) =>
  pauses.map((pause) => pause.map(({ width, pictures }) => `${pictures.length} ${width}`));

test.each([
  [4, 4, [1, 1, 1, 1]],
  [5, 4, [2, 1, 1, 1]],
  [3, 5, [1, 1, 0, 1, 0]],
  [0, 3, [0, 0, 0]],
  [7, 3, [3, 2, 2]],
  [2, 1, [2]],
])('%i pictures over %i parts', (count, places, expected) => {
  expect(distributeEvenly(count, places)).toEqual(expected);
});

test('uses every picture once, in order', () => {
  for (const parts of [1, 2, 3, 4, 5, 6]) {
    const all = Array.from({ length: 7 }, (_, index) => picture(3, 2, `p${index}`));
    const told = distributePictures(all, parts).flatMap((pauses) =>
      pauses.flatMap(({ pictures }) => pictures),
    );
    expect(told.map(({ caption }) => caption)).toEqual(all.map(({ caption }) => caption));
  }
});

test('widths follow aspect ratios, and no width is used twice in a row', () => {
  expect(widths(distributePictures([wide, wide, wide, panorama, tall], 5))).toEqual([
    ['1 full'],
    ['1 wide'],
    ['1 column'],
    ['1 full'],
    ['1 column'],
  ]);
  expect(widths(distributePictures([panorama, panorama], 2))).toEqual([['1 full'], ['1 wide']]);
});

test('pairs pictures of one pause, but not panoramas', () => {
  expect(widths(distributePictures([tall, tall], 1))).toEqual([['2 wide']]);
  expect(widths(distributePictures([tall, panorama, wide], 1))).toEqual([
    ['1 column', '1 full', '1 wide'],
  ]);
});

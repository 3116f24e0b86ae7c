import { expect, test } from 'vitest';
import type { PictureRecord } from '../../../media/picture-record.ts';
import { splitInHalves } from './halves.ts';

const picture = (name: string, aspectRatio: number) => ({
  picture: { name, width: aspectRatio * 100, height: 100 } as PictureRecord,
  caption: name,
});
const said = (pictures: Parameters<typeof splitInHalves>[0]) => {
  const { before, fullBleed, after, closing } = splitInHalves(pictures);
  const names = (some: typeof pictures) => some.map(({ caption }) => caption);
  return [names(before), fullBleed?.caption, names(after), closing?.caption];
};

test('the full-bleed picture is wide, near the middle, and no screenshot', () => {
  expect(
    said([
      picture('field', 2.25),
      picture('works-x-screen', 1.5),
      picture('sheet', 0.75),
      picture('table', 1.5),
      picture('works-x-widths', 2),
    ]),
  ).toEqual([['field', 'works-x-screen', 'sheet'], 'table', [], 'works-x-widths']);
});

test('without a full-bleed picture, the halves are as even as possible', () => {
  expect(said([picture('a', 1), picture('b', 1), picture('c', 1)])).toEqual([
    ['a', 'b'],
    undefined,
    ['c'],
    undefined,
  ]);
  expect(said([])).toEqual([[], undefined, [], undefined]);
});

import { expect, test } from 'vitest';
import type { PictureRecord } from '../../../media/picture-record.ts';
import { halved } from './halves.ts';

const picture = (name: string, shape: number) => ({
  picture: { name, width: shape * 100, height: 100 } as PictureRecord,
  caption: name,
});
const said = (pictures: Parameters<typeof halved>[0]) => {
  const { before, crossing, after, closing } = halved(pictures);
  const names = (some: typeof pictures) => some.map(({ caption }) => caption);
  return [names(before), crossing?.caption, names(after), closing?.caption];
};

test('the crossing picture is wide, near the middle, and no screenshot', () => {
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

test('without a crossing picture, the halves are as even as possible', () => {
  expect(said([picture('a', 1), picture('b', 1), picture('c', 1)])).toEqual([
    ['a', 'b'],
    undefined,
    ['c'],
    undefined,
  ]);
  expect(said([])).toEqual([[], undefined, [], undefined]);
});

import { expect, test } from 'vitest';
import type { PictureRecord } from '../../../media/picture-record.ts';
import { stillsAndScenes } from './scenes.ts';

const picture = (name: string, width: number, height: number) => ({
  picture: { name, width, height } as PictureRecord,
  caption: name,
});
const names = (pictures: readonly { caption: string }[]) => pictures.map(({ caption }) => caption);

test('uses every picture once: upright ones on the strip, landscape ones between the chapters', () => {
  const { stills, scenes } = stillsAndScenes([
    picture('first', 3, 2),
    picture('panorama', 2, 1),
    picture('phones', 4, 5),
    picture('square', 1, 1),
    picture('screen', 3, 2),
  ]);
  expect(names(stills)).toEqual(['first', 'phones', 'square']);
  expect(names(scenes)).toEqual(['panorama', 'screen']);
});

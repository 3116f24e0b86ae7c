import { noise } from '../../woven/noise.ts';
import { type Block, cut, ink, within } from '../block.ts';
import { closed, handCut, parallels } from '../curves.ts';
import { rounded } from '../figures.ts';
import { gouges, ridges } from '../gouge.ts';
import { spruces, under } from '../land.ts';
import { farHill, frame, height, nearHill, sky, skyCurves, width } from './dam-land.ts';
import { boat, camps, dock, gatehouse, masonry, masonryEdges, seat } from './dam-stone.ts';
import {
  bed,
  boulders,
  breach,
  crest,
  drops,
  flow,
  foot,
  leap,
  pond,
  pondCurves,
  pondLight,
  riverCurves,
  riverLight,
  riverPath,
  sheet,
  sheetCurves,
  sheetLight,
  shore,
} from './dam-water.ts';

export function before(): string {
  return within(
    frame,
    [
      ink(frame),
      cut(gouges(skyCurves, { spacing: 6.4, light: sky, push: [30, 110], rest: 3, seed: 2 })),
      cut(under(farHill, 110, width)),
      ink(under(farHill, 110, width)),
      within(
        under(farHill, 110, width),
        cut(
          gouges(
            parallels(
              { x: 0, y: 30, width, height: 80 },
              { angle: 64, spacing: 4.8, wave: 0.8, seed: 9 },
            ),
            {
              spacing: 4.8,
              light: (x, y) => 0.6 - (y - 40) / 160 + 0.2 * (noise(x / 30, 1, 5) - 0.5),
              push: [7, 22],
              rest: 3,
              seed: 10,
            },
          ),
        ),
      ),
      cut(spruces(nearHill, 30, 5, 3), 'stroke="#fff" stroke-width="1.4"'),
      ink(under(nearHill, 110, width)),
      ink(spruces(nearHill, 30, 5, 3)),
      ...camps.map(
        ([x, y, w]) =>
          `${cut(`M${x - 2} ${y}l${w / 2 + 2} ${-w * 0.55}l${w / 2 + 2} ${w * 0.55}z`)}${ink(`M${x + 1} ${y + 5}v-5h${w - 2}v5z`)}${cut(`M${x + w * 0.3} ${y + 1}h2.400v2.400h-2.400z`)}`,
      ),
      cut(
        closed([
          [-10, shore - 1.5],
          [430, shore - 2],
          [430, shore + 1],
          [-10, shore + 1.5],
        ]),
      ),
      ink(pond),
      within(
        pond,
        cut(
          gouges(pondCurves, {
            spacing: (_, y) => 2.6 + ((y - shore) / 54) * 2.6,
            light: pondLight,
            push: [10, 60],
            rest: 3,
            seed: 13,
          }),
        ),
      ),
      cut(`${dock}${seat}${boat}`, 'stroke="#fff" stroke-width="2.4"'),
      ink(`${dock}${seat}${boat}`),
      // The fall
      ink(
        closed([
          [60, crest - 2],
          [316, crest - 2],
          [322, foot + 8],
          [50, foot + 8],
        ]),
      ),
      within(
        closed(sheet),
        cut(
          gouges(sheetCurves, {
            spacing: 6.2,
            light: sheetLight,
            push: [14, 60],
            rest: 3,
            seed: 24,
          }),
        ),
      ),
      cut(
        handCut(
          [
            [64, crest - 3.5],
            [314, crest - 3.5],
            [314, crest - 0.5],
            [64, crest - 0.5],
          ],
          0.4,
        ),
      ),
      ink(riverPath),
      within(
        riverPath,
        cut(
          gouges(riverCurves, {
            spacing: (_, y) => 5 + ((y - 218) / 95) * 3,
            light: riverLight,
            push: [10, 60],
            rest: 3,
            seed: 32,
          }),
        ),
      ),
      // Foam
      cut(
        closed(
          rounded([
            [52, 220],
            [90, 213],
            [130, 217],
            [175, 211],
            [220, 216],
            [262, 211],
            [300, 216],
            [328, 221],
            [290, 227],
            [240, 224],
            [190, 229],
            [130, 224],
            [90, 229],
          ]),
        ),
      ),
      masonry(),
      gatehouse(),
      boulders(),
    ].join(''),
  );
}

/** Second cutting: the middle of the dam is out, and the pond is grass. */
function further(): string {
  const grass = parallels(
    { x: 0, y: 94, width, height: 62 },
    { angle: 80, spacing: 3.4, wave: 1, seed: 61 },
  );
  return [
    ink(`M0 0h${width}v${height}H0z`),
    cut(pond),
    within(
      pond,
      ink(
        ridges(grass, {
          share: (x, y) => 0.16 + 0.5 * noise(x / 40, y / 9, 69),
          width: 1.6,
          seed: 62,
          longest: 12,
        }),
      ),
    ),
    within(
      pond,
      ink(
        gouges(
          pondCurves.filter((_, index) => index % 4 === 0),
          {
            spacing: 4,
            light: (x, y) => 0.9 * noise(x / 18, y / 5, 63) - 0.34,
            push: [10, 40],
            seed: 64,
          },
        ),
      ),
    ),
    // The bed keeps its water.
    ink(closed(bed)),
    ink('M337 134V84h52v50zM326 87l37-29l37 29z'),
    cut(closed(breach), 'stroke="#fff" stroke-width="2.5"'),
    within(
      closed(breach),
      ink(
        gouges(flow, {
          spacing: 6,
          light: (x, y) =>
            0.62 - 0.3 * Math.abs((x - 186) / 70) + 0.6 * (noise(x / 9, y / 22, 66) - 0.5),
          push: [14, 60],
          rest: 5,
          seed: 67,
        }),
      ),
    ),
    ink(masonryEdges),
    cut(`${dock}${seat}`, 'stroke="#fff" stroke-width="3"'),
    cut(leap.outline, 'stroke="#fff" stroke-width="6"'),
    cut(drops, 'stroke="#fff" stroke-width="1.5"'),
  ].join('');
}

/** The red block: the dock, where no water is, and the fish. */
function red(): string {
  return within(frame, [ink(`${dock}${seat}`), leap.red, ink(drops)].join(''));
}

export const dam: Block = { width, height, before, further, red };

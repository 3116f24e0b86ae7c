import { noise } from '../../woven/noise.ts';
import { type Block, cut, ink, within } from '../block.ts';
import { chanceOf } from '../chance.ts';
import { closed, handCut, lineOf, type Point, parallels } from '../curves.ts';
import { gouges, ridges } from '../gouge.ts';
import { floor, front, snowCurves, spills } from './shop-front.ts';
import {
  cat,
  chair,
  frame,
  goods,
  hand,
  height,
  keeper,
  lampRays,
  left,
  rect,
  right,
  width,
} from './shop-windows.ts';

/** First state: everything must go. */
function before(): string {
  const chance = chanceOf(19);
  const flakes = Array.from({ length: 120 }, () => {
    const [x, y, r] = [chance() * width, chance() * height, 0.5 + chance() ** 2 * 1.5];
    return closed(
      Array.from(
        { length: 6 },
        (_, at): Point => [
          x + r * Math.cos(at * 1.05) * (0.8 + chance() * 0.4),
          y + r * Math.sin(at * 1.05) * (0.8 + chance() * 0.4),
        ],
      ),
    );
  }).join('');
  return within(
    frame,
    [
      ink(frame),
      cut(
        gouges(
          parallels({ x: 0, y: 0, width, height: 44 }, { angle: 74, spacing: 8, wave: 2, seed: 2 }),
          {
            spacing: 2.2,
            light: (x, y) => 0.6 * noise(x / 16, y / 9, 4) - 0.02,
            push: [4, 12],
            rest: 12,
            seed: 5,
          },
        ),
      ),
      front(),
      within(
        [rect(left.x, left.y, left.w, left.h), rect(right.x, right.y, right.w, right.h)],
        goods.map(({ d }) => `${cut(d, 'stroke="#fff" stroke-width="1.6"')}${ink(d)}`).join(''),
      ),
      cut(cat, 'stroke="#fff" stroke-width="2"'),
      ink(cat),
      // The lamp in the left window
      ink('M85.2 202h1.600v10h-1.600zM77 219l6-8h6l6 8z'),
      ink(lampRays),
      // A paper in the door
      ink(hand(155, 226, 22, 26)),
      cut(
        gouges(
          [231, 236, 241, 246].map((y) => lineOf([157, y], [175, y])),
          { spacing: 2.4, light: () => 0.8, push: [10, 18], rest: 5, seed: 12 },
        ),
      ),
      // Snow on the walk
      ink(rect(-5, floor + 2, width + 10, 80)),
      cut(
        gouges(snowCurves, {
          spacing: 6.2,
          light: (x, y) => 0.34 + 0.4 * (noise(x / 40, y / 8, 7) - 0.5) + (y - floor) / 400,
          push: [16, 60],
          rest: 4,
          seed: 14,
        }),
      ),
      ...spills.map(
        (each) =>
          `${cut(handCut(each, 0.8))}${within(closed(each), ink(ridges(snowCurves, { share: 0.1, width: 1.6, seed: 15, longest: 40 })))}`,
      ),
      ink(
        [34, 66, 98, 130]
          .map((x, at) => `M${x - 1.3} ${floor + 4}h2.600L${x + (at - 1.5) * 12 - 8} ${height}h-6z`)
          .join(''),
      ),
      // A bank of snow along the wall, and what lies on the sills and the cornice
      cut(
        `M-5 ${floor + 8}q20 -10 34 -6q20 4 30 2l-8 6q-30 6 -56 4zM270 ${floor + 6}q16 -8 40 -6v14q-20 2 -44 -2z`,
      ),
      cut('M8 36q30 -9 70 -4q60 -9 110 0q60 -7 106 3v5H8z'),
      cut('M27 197.500q24-4 54-1q30-3 56 1v3H27zM196 197.500q40-4 78 0v3h-78z'),
      cut(flakes),
    ].join(''),
  );
}

/** Second cutting: what was sold, and what died, is out of the windows. */
function further(): string {
  const gone = [...goods.filter((each) => !each.left).map(({ d }) => d), cat];
  return [
    ink(rect(0, 0, width, height)),
    ...gone.map((d) => cut(d, 'stroke="#fff" stroke-width="1.4"')),
    within(
      gone,
      ink(
        ridges(
          parallels(
            { x: 30, y: 200, width: 240, height: 120 },
            { angle: 80, spacing: 3.6, wave: 0.6, seed: 41 },
          ),
          { share: 0.14, width: 1.1, seed: 42, longest: 14 },
        ),
      ),
    ),
    cut(hand(155, 226, 22, 26)),
    cut([chair, keeper].join(''), 'stroke="#fff" stroke-width="3"'),
    cut(keeper, 'stroke="#fff" stroke-width="3"'),
    cut('M77 219l6-8h6l6 8z', 'stroke="#fff" stroke-width="1.5"'),
    cut(lampRays, 'stroke="#fff" stroke-width="1"'),
    // The bars of the window stand before the chair.
    ink([32, 64].map((at) => rect(left.x + at - 1.3, left.y - 2, 2.6, left.h + 3)).join('')),
  ].join('');
}

/** The red block: the lamp and what it throws on the snow, and the one who sits under it. */
function red(): string {
  return within(
    frame,
    [
      ink('M76 219.500l6.5-9h7l6.5 9z'),
      ink(lampRays),
      ink(chair),
      cut(keeper, 'stroke="#fff" stroke-width="2.4"'),
      ink(keeper),
      cut(
        gouges([lineOf([66, 262], [78, 262]), lineOf([80, 268], [82, 284])], {
          spacing: 2,
          light: () => 0.8,
        }),
      ),
      ...spills.slice(0, 1).map((each) =>
        within(
          closed(each),
          ink(
            gouges(
              snowCurves.map((curve) => curve.map(([x, y]): Point => [x, y - 2])),
              {
                spacing: 6,
                light: (x, y) => 0.9 - (y - floor) / 110 - 0.3 * noise(x / 12, y / 6, 9),
                push: [14, 60],
                rest: 5,
                seed: 44,
              },
            ),
          ),
        ),
      ),
    ].join(''),
  );
}

export const shop: Block = { width, height, before, further, red };

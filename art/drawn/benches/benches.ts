import { palette as p } from '../palette.ts';
import { at, board, box, stroke, text } from '../svg.ts';
import * as thing from './things.ts';

/** Size of one bench top; the plan of the floor shows the same drawings smaller. */
export const benchSize = { width: 1200, height: 750 } as const;

/** Of 61 people who asked for an app, 29 got one: `/page/MobileAppDev` says so. */
const appTally = { yes: 29, no: 61 - 29 } as const;

const planks = (wood: string, grain: string) =>
  box(0, 0, 1200, 750, 0, wood) +
  [150, 300, 450, 600].map((y) => box(0, y, 1200, 4, 0, grain)).join('') +
  stroke(
    'M40 70q220 16 420 0t360 4M760 230q160-14 380 2M60 380q260 20 520 2M640 520q240 18 500 0M90 680q240-12 470 4',
    grain,
    4,
    'stroke-opacity="0.6"',
  );
const pale = planks('#e3c79c', '#cfae7d');
const oak = planks('#d2a873', '#b98f5b');
const green = planks('#7f9c86', '#6d8b75');

const buttons = [
  [30, 40, 0],
  [30, 130, 20],
  [190, 40, 40],
  [190, 130, 6],
  [30, 220, 28],
]
  .map(([x = 0, y = 0, r = 0]) =>
    box(x, y, 130, 56, r, 'none', `stroke="${p.ink}" stroke-width="6"`),
  )
  .join('');

/**
 * Things on each bench, by the number of its person. The corner where the page puts a portrait is empty:
 * at the right, below, or for 2, 5 and 8 at the left, above.
 */
export const benchTops: Readonly<Record<number, string>> = {
  1:
    oak +
    at(90, 250, thing.telephone, 1, -6) +
    at(
      470,
      90,
      thing.sheet(
        330,
        560,
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          .map((i) =>
            box(
              30,
              40 + i * 48,
              i === 6 ? 270 : 180 + ((i * 53) % 90),
              14,
              7,
              i === 6 ? p.vermilion : p.line,
            ),
          )
          .join(''),
      ),
      1,
      3,
    ) +
    at(970, 200, thing.mug('#5b3a22', p.sky)) +
    at(130, 640, thing.roll, 1, -12),
  2:
    pale +
    at(90, 430, thing.keyboard, 1.1) +
    at(
      640,
      110,
      thing.sheet(
        330,
        470,
        text(30, 62, 34, '“Just a second”', { weight: 700 }) +
          text(30, 112, 26, 'Monday, Tuesday', { weight: 600 }) +
          thing.tally(40, 132, 40) +
          text(30, 312, 26, 'Wednesday to Friday', { weight: 600 }) +
          thing.tally(40, 332, 18, p.vermilion),
      ),
      1,
      -4,
    ) +
    at(250, 220, thing.mug('#3b2617', p.vermilion), 1.15) +
    at(1000, 600, thing.pencil(p.vermilion), 0.9, -70),
  3:
    green +
    at(
      110,
      110,
      thing.sheet(360, 480, buttons + box(190, 220, 130, 56, 28, p.vermilion)),
      1.05,
      -5,
    ) +
    at(240, 668, thing.ruler, 1.05, -2) +
    at(600, 150, thing.pencil(p.sun), 1.1, 18) +
    at(580, 300, thing.pencil(p.field), 1.1, 8) +
    at(
      980,
      140,
      thing.phone(
        p.sky,
        box(24, 50, 82, 60, 4, p.field) +
          box(24, 126, 82, 12, 6, p.surface) +
          box(24, 150, 54, 12, 6, p.surface),
      ),
      1.15,
      9,
    ),
  4:
    pale +
    at(90, 400, thing.laptop([180, 260, 120, 220, 150])) +
    at(560, 130, thing.notebook(p.field, [110, 84, 120, 66, 100]), 1.2, 4) +
    at(900, 110, thing.scale) +
    at(500, 650, thing.pencil(p.skyDeep), 1, -4),
  5:
    green +
    at(100, 400, thing.laptop([220, 160, 250, 90, 200], '#2a3730')) +
    at(590, 110, thing.drive('Tue', p.line), 0.95, -3) +
    at(820, 130, thing.drive('Thu', p.sun), 0.95, 4) +
    at(700, 560, thing.stopwatch, 1.1) +
    at(1000, 470, thing.keys),
  6:
    oak +
    at(
      110,
      210,
      thing.phone(p.fieldPale, box(24, 44, 82, 82, 12, p.field) + box(24, 142, 82, 12, 6, p.muted)),
      1.2,
      -8,
    ) +
    at(
      330,
      190,
      thing.phone(
        p.vermilionPale,
        box(24, 44, 82, 30, 6, p.vermilion) +
          box(24, 90, 82, 30, 6, p.surface) +
          box(24, 134, 82, 30, 6, p.surface),
      ),
      1.2,
      4,
    ) +
    at(
      545,
      56,
      thing.sheet(
        330,
        500,
        text(30, 62, 36, 'An app?', { weight: 700 }) +
          text(30, 122, 28, 'Yes', { weight: 600 }) +
          thing.tally(40, 144, appTally.yes) +
          text(30, 312, 28, 'A website will do', { weight: 600 }) +
          thing.tally(40, 336, appTally.no, p.vermilion),
      ),
      1,
      3,
    ) +
    at(1060, 250, thing.apple) +
    at(310, 620, thing.mug('#7b8f4a', p.field), 0.9),
  7:
    pale +
    at(150, 330, thing.headphones, 1.15) +
    at(
      560,
      120,
      thing.list('Tuesday', ['The date', 'Third field', 'Glare', 'That’s all']),
      1.2,
      -4,
    ) +
    at(
      970,
      130,
      thing.phone(
        '#2a3730',
        box(24, 60, 82, 10, 5, p.sun) +
          box(24, 84, 60, 10, 5, p.sun) +
          box(24, 108, 82, 10, 5, p.sun),
      ),
      1.1,
      8,
    ) +
    at(190, 560, thing.sunglasses, 0.95, -6) +
    at(640, 600, thing.mug('#8a4b2d', p.skyDeep), 0.95),
  8:
    oak +
    at(110, 390, thing.laptop([90, 150, 120, 240], p.ink)) +
    at(750, 260, thing.cable, 1.35) +
    at(600, 580, thing.flashlight, 1.1, -8) +
    at(990, 400, thing.notebook(p.vermilion, [90, 110, 70]), 0.72, 5) +
    at(1060, 190, thing.mug('#3b2617', p.ink), 1),
  9:
    green +
    at(80, 160, thing.boot, 1.1, -4) +
    at(250, 170, thing.boot, 1.1, 5) +
    at(480, 90, thing.month('March'), 1.2, -3) +
    at(940, 120, thing.phone(p.surface, box(30, 90, 70, 70, 35, p.field)), 1.05, 6) +
    at(520, 600, thing.pencil(p.vermilion), 1.1, -6) +
    at(410, 620, thing.mug('#d9b48a', p.surface)),
};

/** One bench as a picture of its own. */
export const benchMarkup = (id: number) =>
  board(benchSize.width, benchSize.height, benchTops[id] ?? pale);

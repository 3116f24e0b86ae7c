import { cut, ink, within } from '../block.ts';
import { handCut, lineOf, type Point, parallels, rays } from '../curves.ts';
import { gouges, ridges } from '../gouge.ts';

export const width = 300;

export const height = 410;

export const frame = handCut(
  [
    [4, 4],
    [296, 5],
    [295, 405],
    [4, 406],
  ],
  0.8,
  23,
);

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}h${w}v${h}h${-w}z`;

export const hand = (x: number, y: number, w: number, h: number, stray = 0.5): string =>
  handCut(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    stray,
    Math.round(x + y),
  );

/** The two windows and the pane of the door. */
export const left = { x: 34, y: 204, w: 96, h: 112 };

export const right = { x: 202, y: 204, w: 66, h: 112 };

export const pane = { x: 150, y: 214, w: 32, h: 66 };

const bulb: Point = [86, 222];

/** Goods that hang and stand in the windows; those with `left` are still there. */
export const goods: { d: string; left?: boolean }[] = [
  // On the wall of the left window: a saw, a lantern, a coil, tongs
  { d: 'M40 212l25 10 1.6 5-9 1-19-12zM62 221l7-1 3 6-5 4-5-3z' },
  {
    d: 'M104 206h1.6v8h-1.6zM99 214h12l2 4h-16zM98 219h14l-2 14h-10zM97 234h16v3H97zM101 220a6 7 0 0 1 8 0',
  },
  { d: 'M118 214a8 8 0 1 1-.1 0zm0 4a4 4 0 1 0 .1 0z' },
  // A ladder, shovels, a rake
  {
    d: 'M42 316l9-86h2.6l-8.4 86zM58 316l4-86h2.6l-4 86zM49 246h13v2.2H49zM48 260h13v2.2H48zM46 274h15v2.2H46zM45 289h15v2.2H45zM43 303h16v2.2H43z',
  },
  { d: 'M69 316l2-58h2.4l-1 58zM66 262c0-14 3-20 6-20s6 6 5 20z' },
  { d: 'M79 316l-1-52h2.4l2 52zM73 266c0-8 2-16 5.6-16s6 7 6 16z' },
  // Pails, a kettle, paint cans on the floor of the window
  {
    d: 'M88 300h15l-2 16H90zM87 297h17v3.4H87zM89 296a7 9 0 0 1 13 0l-1.4.4a5.4 7 0 0 0-10.2 0z',
    left: true,
  },
  { d: 'M106 304h9v12h-9zM105 302h11v2.4h-11zM117 307h9v9h-9zM116 305h11v2.4h-11z' },
  { d: 'M90 284h10v12H90zM89 282h12v2.4H89z' },
  // A sled
  {
    d: 'M108 300l6-44h3l-5 44zM119 300l3-44h3l-3 44zM112 262h11v2.4h-11zM110 274h12v2.4h-12zM109 286h12v2.4h-12z',
  },
  // The right window: traps, an axe, skates, a scale, boots, boxes
  { d: 'M208 210h2v16h-2zM212 210h2v20h-2zM216 210h2v14h-2zM206 226l4 6 3-6zM211 230l2.5 6 3-6z' },
  { d: 'M232 208l2.4.6-7 38-2.6-.6zM226 210c6-4 12-3 14 0l-1 9c-5-2-9-3-14-2z' },
  { d: 'M250 208h1.6v10H250zM246 218h9c3 4 3 8 5 9v4h-14zM244 232h18v2h-18z' },
  { d: 'M206 302h18v14h-18zM208 288h14v14h-14z', left: true },
  { d: 'M228 298h7v11h7c3 0 4 3 4 7h-18zM230 296h5v3h-5z' },
  { d: 'M250 300h14v16h-14zM252 286h12v14h-12zM254 274h9v12h-9z' },
  { d: 'M236 262h18l4 4h-26zM244 266h2v10h-2zM236 276h18v3h-18z' },
];

/** The cat, on the sill of the right window. */
export const cat =
  'M226 286c-1-6 2-11 6-12l-1-6 4 3h4l4-3-1 6c3 2 4 5 3 8 5 2 8 6 9 12 2 0 4-3 3-7l2.4-.6c2 6-1 11-5.4 11h-27c-3 0-4-6-1-11.400z';

const glassLight = (x: number, y: number) => 0.94 - Math.hypot(x - bulb[0], y - bulb[1]) / 620;

/** A lit window: all is cut away but its bars and a little of its depth. */
export function lit(
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  bars: readonly number[],
  rails: readonly number[],
): string {
  return [
    cut(hand(x - 7, y - 7, w + 14, h + 13)),
    ink(hand(x - 4, y - 4, w + 8, h + 8)),
    cut(hand(x, y, w, h)),
    within(
      rect(x, y, w, h),
      ink(
        ridges(
          parallels({ x, y, width: w, height: h }, { angle: 90, spacing: 6, wave: 0.6, seed: x }),
          {
            share: (px, py) => (1 - glassLight(px, py)) * 0.5,
            width: 1.2,
            seed: x + 1,
            longest: 40,
          },
        ),
      ),
    ),
    ink(
      [
        ...bars.map((at) => rect(x + at - 1.3, y - 2, 2.6, h + 3)),
        ...rails.map((at) => rect(x - 2, y + at - 1.2, w + 4, 2.4)),
      ].join(''),
    ),
  ].join('');
}

/** A dark window of the upper floor with its frame. */
export const dark = (x: number): string =>
  [
    cut(hand(x - 6, 74, 46, 4)),
    cut(hand(x - 4, 80, 42, 62)),
    ink(hand(x, 84, 34, 56)),
    cut(
      gouges([lineOf([x + 2, 111.5], [x + 32, 111]), lineOf([x + 17, 86], [x + 17, 138])], {
        spacing: 2.4,
        light: () => 0.9,
        push: [50, 80],
      }),
    ),
    cut(
      gouges([lineOf([x + 20, 106], [x + 30, 90]), lineOf([x + 22, 108], [x + 32, 96])], {
        spacing: 2.2,
        light: () => 0.6,
        push: [12, 18],
        seed: x,
      }),
    ),
    cut(hand(x - 7, 141, 48, 4.5)),
  ].join('');

export const lampRays = gouges(rays(bulb, { from: 13, to: 44, count: 16, start: 10, end: 170 }), {
  spacing: 1.7,
  light: (x, y) => 1 - Math.hypot(x - bulb[0], y - bulb[1]) / 52,
  push: [12, 26],
  seed: 3,
});

export const chair = 'M56 316v-26l-3-26h4l3 24h22v4l-2 24h-3l1-22H62l-2 22z';

export const keeper =
  'M72 246c4.5 0 7 3.4 7 7.4 0 3-1.4 5.6-3.6 6.8 6 2 9 7 9.6 15l1 9 12 2c5 1 7 4 7 9l1 17h5v4h-12l-2-18-17-1c-8 0-14-4-15-11l-1-14c0-8 1-13 4-15.4-2-1.4-3-3.6-3-6 0-3 3-5 7-4.800z';

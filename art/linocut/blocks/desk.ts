import { noise } from '../../woven/noise.ts';
import { type Block, cut, ink, within } from '../block.ts';
import {
  type Curve,
  closed,
  handCut,
  lineOf,
  type Point,
  parallels,
  rays,
  rings,
} from '../curves.ts';
import { rounded } from '../figures.ts';
import { gouges, ridges } from '../gouge.ts';

const width = 330;
const height = 420;
const frame = handCut(
  [
    [4, 5],
    [326, 4],
    [325, 415],
    [5, 416],
  ],
  0.8,
  53,
);

/** The lamp: where its light comes from, and the table that it falls on. */
const bulb: Point = [232, 112];
const edge = 236;
const cone: Curve = [
  [204, 118],
  [262, 116],
  [352, 470],
  [20, 470],
];

const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** Window with the town at night behind it. */
function windowPane(): string {
  const glass = handCut(
    [
      [26, 28],
      [142, 28],
      [142, 178],
      [26, 178],
    ],
    0.6,
  );
  const roofs = 'M26 150l18-14l18 13v-8l22-17l22 16v8l14-10l22 15v40H26z';
  return [
    cut(
      handCut(
        [
          [16, 18],
          [152, 18],
          [152, 188],
          [16, 188],
        ],
        0.5,
      ),
    ),
    ink(
      handCut(
        [
          [20, 22],
          [148, 22],
          [148, 184],
          [20, 184],
        ],
        0.5,
      ),
    ),
    within(
      glass,
      [
        cut(
          gouges(
            parallels(
              { x: 20, y: 20, width: 130, height: 170 },
              { angle: 72, spacing: 11, wave: 2, seed: 3 },
            ),
            {
              spacing: 3,
              light: (x, y) => 0.8 * noise(x / 14, y / 10, 4) - 0.1,
              push: [4, 12],
              rest: 12,
              seed: 5,
            },
          ),
        ),
        cut(roofs, 'stroke="#fff" stroke-width="5"'),
        ink(roofs),
        cut('M40 154h5v6h-5zM84 142h5v6h-5zM92 142h5v6h-5zM126 158h5v6h-5z'),
        cut('M58 52a13 13 0 1 0 14 20a11 11 0 1 1-14-20z'),
      ].join(''),
    ),
    cut(rect(81.5, 24, 5, 158) + rect(22, 100, 124, 5)),
    cut('M24 177q18-9 34-3q14-7 26-1q20-8 32-1q14-3 30 3v7H24z'),
  ].join('');
}

/** Boards of the wall, lit from the lamp. */
const wallLight = (x: number, y: number) =>
  0.1 +
  0.62 * Math.exp(-((Math.hypot((x - bulb[0]) / 0.9, y - bulb[1]) / 92) ** 2)) +
  0.2 * (noise(x / 30, y / 60, 7) - 0.5);

const tableCurves = Array.from({ length: 22 }, (_, index) => {
  const y = edge + 4 + (index / 21) ** 1.25 * 190;
  return lineOf([-5, y + 3], [width + 5, y - 4]).map(
    ([x, py]): Point => [x, py + (noise(x / 60, index * 1.7, 9) - 0.5) * 6],
  );
});
const inCone = (x: number, y: number) => {
  const down = (y - 118) / 352;
  const [from, to] = [204 - 184 * down, 262 + 90 * down];
  return Math.min(1, Math.max(0, (x - from) / 22)) * Math.min(1, Math.max(0, (to - x) / 22));
};

/** The list: as many lines as people were quoted, a mark before those who spoke. */
const list: Curve = [
  [136, 262],
  [246, 250],
  [282, 392],
  [150, 408],
];
const onList = (across: number, down: number): Point => {
  const [a, b, c, d] = list as readonly [Point, Point, Point, Point];
  const top: Point = [a[0] + (b[0] - a[0]) * across, a[1] + (b[1] - a[1]) * across];
  const low: Point = [d[0] + (c[0] - d[0]) * across, d[1] + (c[1] - d[1]) * across];
  return [top[0] + (low[0] - top[0]) * down, top[1] + (low[1] - top[1]) * down];
};
const rows = Array.from({ length: 12 }, (_, row) => 0.1 + row * 0.072);
const marked = rows.filter((_, row) => ![3, 7, 10].includes(row));

function paper(): string {
  const lines = rows.map((down, row) =>
    lineOf(onList(0.2, down), onList(0.5 + 0.38 * noise(row * 3.1, 2, 4), down)),
  );
  return [
    ink(closed(list.map(([x, y]): Point => [x + 5, y + 6]))),
    cut(handCut(list, 0.6), 'stroke="#fff" stroke-width="1"'),
    ink(gouges(lines, { spacing: 4.6, light: () => 0.9, push: [9, 24], rest: 3, seed: 12 })),
  ].join('');
}

/** A gooseneck lamp. */
function lamp(): string {
  const shade = rounded(
    [
      [206, 118],
      [214, 92],
      [228, 80],
      [246, 80],
      [256, 92],
      [262, 116],
      [234, 122],
    ],
    5,
  );
  const neck = 'M247 84c10-26 38-24 45 2c8 32 6 90 4 150h-7c2-60 4-116-4-146c-5-16-20-17-27-2z';
  return [
    cut(neck, 'stroke="#fff" stroke-width="3"'),
    ink(neck),
    cut(
      handCut(
        [
          [262, 232],
          [318, 230],
          [322, 246],
          [258, 249],
        ],
        0.5,
      ),
      'stroke="#fff" stroke-width="3"',
    ),
    ink(
      handCut(
        [
          [262, 233],
          [318, 231],
          [321, 245],
          [259, 248],
        ],
        0.5,
      ),
    ),
    cut(closed(shade), 'stroke="#fff" stroke-width="4"'),
    ink(closed(shade)),
    cut(
      gouges([lineOf([216, 108], [224, 90]), lineOf([222, 110], [230, 88])], {
        spacing: 3,
        light: () => 0.8,
        push: [20, 30],
        seed: 4,
      }),
    ),
    cut('M211 119q23 9 46-2l-1 5q-22 9-44 2z'),
  ].join('');
}

/** A telephone with a dial, its receiver on the hook, and the cord. */
function telephone(): string {
  const body = rounded(
    [
      [20, 350],
      [34, 318],
      [46, 296],
      [58, 288],
      [92, 286],
      [104, 292],
      [120, 316],
      [136, 348],
      [140, 366],
      [130, 374],
      [76, 378],
      [26, 376],
      [16, 366],
    ],
    5,
  );
  const receiver = rounded(
    [
      [14, 286],
      [18, 270],
      [34, 262],
      [80, 258],
      [122, 262],
      [138, 270],
      [142, 284],
      [136, 294],
      [118, 294],
      [112, 286],
      [104, 280],
      [56, 279],
      [46, 284],
      [40, 294],
      [22, 296],
    ],
    5,
  );
  const dial: Point = [78, 336];
  const holes = Array.from({ length: 10 }, (_, index) => {
    const turn = -2.4 + index * 0.5;
    return `M${(dial[0] + 20 * Math.cos(turn)).toFixed(1)} ${(dial[1] + 15.5 * Math.sin(turn) - 3.6).toFixed(1)}a4.3 3.6 0 1 1-.1 0z`;
  }).join('');
  const cord = Array.from({ length: 60 }, (_, index): Point => {
    const along = index / 59;
    return [
      20 + along * 4 + 7 * Math.sin(index * 0.9) - 10 * Math.sin(along * 3),
      296 + along * 76 + 3 * Math.cos(index * 0.9),
    ];
  });
  return [
    cut(closed(body), 'stroke="#fff" stroke-width="5"'),
    ink(closed(body)),
    cut(
      gouges([lineOf([108, 302], [132, 352]), lineOf([102, 300], [124, 350])], {
        spacing: 3.2,
        light: () => 0.8,
        push: [16, 40],
        rest: 5,
        seed: 6,
      }),
    ),
    cut(
      gouges(rings(dial, { from: 28, to: 30, spacing: 3, flat: 0.78 }), {
        spacing: 2.6,
        light: () => 0.9,
        push: [24, 60],
        rest: 3,
        seed: 7,
      }),
    ),
    cut(holes),
    cut(`M${dial[0]} ${dial[1] - 6}a8 6.4 0 1 1-.1 0z`),
    cut(closed(receiver), 'stroke="#fff" stroke-width="5"'),
    ink(closed(receiver)),
    cut(
      gouges([lineOf([40, 268], [116, 267]), lineOf([120, 272], [136, 280])], {
        spacing: 3,
        light: () => 0.85,
        push: [20, 60],
        rest: 6,
        seed: 8,
      }),
    ),
    cut(gouges([cord], { spacing: 5, light: () => 0.9, push: [200, 300], seed: 9 })),
    ink(gouges([cord], { spacing: 2.2, light: () => 0.9, push: [200, 300], seed: 10 })),
  ].join('');
}

function before(): string {
  return within(
    frame,
    [
      ink(frame),
      cut(
        gouges(
          parallels(
            { x: 0, y: 0, width, height: edge },
            { angle: 90, spacing: 9, wave: 1, seed: 11 },
          ),
          { spacing: 8, light: wallLight, push: [26, 90], rest: 4, seed: 12 },
        ),
      ),
      windowPane(),
      cut(
        gouges(rays(bulb, { from: 22, to: 150, count: 26, start: 30, end: 152 }), {
          spacing: (x, y) => 1.5 + Math.hypot(x - bulb[0], y - bulb[1]) / 17,
          light: (x, y) => (y < edge ? 0.62 - Math.hypot(x - bulb[0], y - bulb[1]) / 420 : 0),
          push: [22, 90],
          rest: 4,
          seed: 14,
        }),
      ),
      cut(
        handCut(
          [
            [-5, edge - 3],
            [width + 5, edge - 6],
            [width + 5, edge - 2],
            [-5, edge + 1],
          ],
          0.4,
        ),
      ),
      ink(rect(-5, edge, width + 10, 200)),
      cut(
        gouges(tableCurves, {
          spacing: (_, y) => 5 + (y - edge) / 34,
          light: (x, y) => 0.08 + 0.92 * inCone(x, y) + 0.2 * (noise(x / 40, y / 8, 15) - 0.5),
          push: [24, 90],
          rest: 3,
          seed: 16,
        }),
      ),
      within(closed(cone), ink(ridges(tableCurves, { share: 0.05, width: 1.6, seed: 17 }))),
      paper(),
      lamp(),
      telephone(),
    ].join(''),
  );
}

const pencil = handCut(
  [
    [262, 330],
    [308, 356],
    [304, 363],
    [258, 337],
    [250, 329],
  ],
  0.3,
);

/** Only the pencil is let out of the black: all else is tonight. */
const further = () =>
  [ink(rect(0, 0, width, height)), cut(pencil, 'stroke="#fff" stroke-width="3"')].join('');

/** The red block: a mark before everybody who picked up, and the pencil that made it. */
function red(): string {
  const marks = marked.map((down) => {
    const [x, y] = onList(0.06, down);
    return `M${(x - 2).toFixed(1)} ${(y - 3).toFixed(1)}l3.4-2 3.6 4.6 9-13.6 3.2 2-11.6 17.6z`;
  });
  return within(frame, [ink(marks.join('')), ink(pencil)].join(''));
}

export const desk: Block = { width, height, before, further, red };

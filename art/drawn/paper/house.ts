import { chance } from '../posters/forms.ts';
import { inks } from './inks.ts';
import { curved, type Point, placed, round, slip } from './shears.ts';
import type { Sheet } from './sheet.ts';

type Hair = 'short' | 'bun' | 'bob' | 'curls' | 'hat' | 'tail' | 'bald' | 'beret';

const shoulders: Point[] = [
  [-196, 620],
  [-186, 190],
  [-150, 118],
  [-70, 84],
  [-38, 40],
  [38, 40],
  [70, 84],
  [150, 118],
  [186, 190],
  [196, 620],
];
const skull = (k = 1): Point[] => round(0, -58, 88 * k, 108 * k, 10);
const curls = (): Point[] =>
  Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 26) * Math.PI * 2;
    const far = i % 2 ? 142 : 124;
    return [Math.cos(angle) * far, -72 + Math.sin(angle) * far];
  });
const bob: Point[] = [
  [-112, 58],
  [-122, -40],
  [-96, -140],
  [0, -182],
  [96, -140],
  [122, -40],
  [112, 58],
  [40, 70],
  [-40, 70],
];

/** Returns the visible parts of a head from behind: mostly hair. */
function hairOf(hair: Hair, colour: string, put: (p: readonly Point[]) => Point[]): Sheet[] {
  const one = (points: readonly Point[], lift = 9, fill: string = colour): Sheet => ({
    d: curved(put(points), 22),
    fill,
    lift,
  });
  switch (hair) {
    case 'bun':
      return [one(skull(1.06)), one(round(0, -196, 52, 46, 9), 12)];
    case 'bob':
      return [one(bob)];
    case 'curls':
      return [{ d: curved(put(curls()), 12), fill: colour, lift: 11 }];
    case 'hat':
      return [
        one(skull(0.98)),
        one(
          [
            [-170, -92],
            [-80, -112],
            [80, -112],
            [172, -88],
            [84, -70],
            [-84, -72],
          ],
          14,
          inks.yellow,
        ),
        one(
          [
            [-90, -96],
            [-78, -196],
            [0, -214],
            [80, -194],
            [90, -96],
            [0, -88],
          ],
          12,
          inks.yellow,
        ),
      ];
    case 'tail':
      return [
        one(skull(1.08)),
        one(
          [
            [-26, -96],
            [26, -96],
            [46, 20],
            [20, 150],
            [-14, 150],
            [-42, 30],
          ],
          12,
        ),
      ];
    case 'beret':
      return [
        one(skull(1.02)),
        one(
          [
            [-136, -92],
            [-118, -170],
            [0, -206],
            [116, -186],
            [150, -112],
            [60, -84],
            [-60, -82],
          ],
          13,
          inks.tomato,
        ),
      ];
    default:
      return hair === 'bald'
        ? []
        : [
            one([
              [-92, -30],
              [-100, -100],
              [-60, -164],
              [10, -176],
              [76, -152],
              [100, -90],
              [90, -26],
              [40, 14],
              [-40, 14],
            ]),
          ];
  }
}

/** One who sits with the back to us. `turn` tilts the head towards a neighbour. */
function sitter(
  x: number,
  y: number,
  scale: number,
  {
    hair,
    skin,
    crown,
    coat,
    turn = 0,
  }: { hair: Hair; skin: string; crown: string; coat: string; turn?: number },
): Sheet[] {
  const body = (points: readonly Point[]) => placed(points, x, y, { scale, turn: turn * 0.3 });
  const head = (points: readonly Point[]) => placed(points, x, y, { scale, turn });
  return [
    { d: curved(body(shoulders), 40), fill: coat, lift: 20 },
    { d: curved(head(round(-92, -48, 22, 32, 7)), 14), fill: skin, lift: 4 },
    { d: curved(head(round(92, -48, 22, 32, 7)), 14), fill: skin, lift: 4 },
    {
      d: curved(
        head([
          ...skull().slice(0, 2),
          [46, 30],
          [46, 96],
          [-46, 96],
          [-46, 30],
          ...skull().slice(4),
        ]),
        22,
      ),
      fill: skin,
      lift: 9,
    },
    ...hairOf(hair, crown, head),
  ];
}

const hairs: Hair[] = [
  'bob',
  'short',
  'bun',
  'curls',
  'bald',
  'tail',
  'hat',
  'short',
  'beret',
  'curls',
  'bob',
  'bun',
];
const skins = [inks.rose, inks.sand, inks.umber, inks.rose, inks.sand];
const crowns = [inks.ink, inks.umber, inks.night, inks.ink, inks.sand, inks.brick];
const coats = [inks.cobalt, inks.tomato, inks.rose, inks.navy, inks.white, inks.brick, inks.sky];

/** The seat that nobody has bought yet. */
const seat = (x: number, y: number, k: number): Sheet[] => [
  {
    d: curved(
      placed(
        [
          [-150, 620],
          [-158, 60],
          [-112, -30],
          [0, -58],
          [112, -30],
          [158, 60],
          [150, 620],
        ],
        x,
        y,
        { scale: k },
      ),
      30,
    ),
    fill: inks.brick,
    lift: 16,
  },
  {
    d: curved(
      placed(
        [
          [-112, 620],
          [-116, 84],
          [-80, 22],
          [0, 4],
          [80, 22],
          [116, 84],
          [112, 620],
        ],
        x,
        y,
        { scale: k },
      ),
      30,
    ),
    fill: inks.tomato,
    lift: 7,
  },
  {
    d: curved(placed(slip(-34, 84, 68, 40, 2), x, y, { scale: k }), 30),
    fill: inks.cream,
    lift: 4,
  },
];

/** The house from behind: two rows of heads, and one seat that is free. */
export function house(width: number, height: number): Sheet[] {
  const roll = chance(77);
  const rows = [
    { y: height - 420, scale: 0.66, step: 236, from: 60 },
    { y: height - 190, scale: 0.96, step: 336, from: -20 },
  ];
  return rows.flatMap(({ y, scale, step, from }, row) => {
    const count = Math.ceil((width - from) / step) + 1;
    return Array.from({ length: count }, (_, i) => {
      const x = from + i * step + (roll() - 0.5) * 36;
      if (row === 1 && i === 2) return seat(x, y + 10, scale);
      return sitter(x, y + (roll() - 0.5) * 50, scale * (0.94 + roll() * 0.12), {
        hair: hairs[(i + row * 5) % hairs.length] ?? 'short',
        skin: skins[(i * 2 + row) % skins.length] ?? inks.rose,
        crown: crowns[(i * 5 + row * 3) % crowns.length] ?? inks.ink,
        coat: coats[(i * 3 + row * 2) % coats.length] ?? inks.cobalt,
        turn: (roll() - 0.5) * 16,
      });
    }).flat();
  });
}

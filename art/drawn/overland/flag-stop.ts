import { chance } from '../posters/forms.ts';
import { at, board, box, disc, shape, stroke, text } from '../svg.ts';
import {
  below,
  fall,
  fringe,
  glow,
  grain,
  grainFilter,
  ribs,
  shades,
  skyline,
  spruce,
} from './ridge.ts';
import { clouds } from './valley.ts';

const [w, h] = [1200, 1600];
/** Vanishing point of the rails. */
const end = { x: 392, y: 905 };

/** The two rails and their ties, from the vanishing point to the lower edge. */
function track(): string {
  const ties = Array.from({ length: 34 }, (_, i) => {
    const t = 0.035 * 1.108 ** i;
    const y = end.y + 690 * t;
    const mid = end.x + (330 - end.x) * t;
    const half = 330 * t;
    return y > h + 20
      ? ''
      : shape(
          `M${(mid - half).toFixed(0)} ${y.toFixed(0)}H${(mid + half).toFixed(0)}l${(6 * t).toFixed(1)} ${(26 * t + 1).toFixed(1)}H${(mid - half - 6 * t).toFixed(1)}Z`,
          i % 3 ? '#2b2148' : '#332652',
        );
  });
  const rail = (to: number, wide: number) =>
    shape(`M${end.x} ${end.y}L${to} ${h}h${wide}Z`, 'url(#rail)');
  return `${shape(`M${end.x - 4} ${end.y}L-260 ${h}H860L${end.x + 5} ${end.y}Z`, '#3d2b58')}${ties.join('')}${rail(86, 30)}${rail(552, 30)}`;
}

const stones = () => {
  const roll = chance(5);
  return Array.from({ length: 900 }, () => {
    const t = roll() ** 0.7;
    const y = end.y + t * 690;
    const x = end.x + (330 - end.x) * t + (roll() - 0.5) * 1060 * t;
    return box(
      Math.round(x),
      Math.round(y),
      2 + 9 * t * roll(),
      1 + 5 * t * roll(),
      2,
      roll() > 0.5 ? '#5a3f6b' : '#241a40',
      'opacity=".55"',
    );
  }).join('');
};

/** A hut with an open front, a bench and a lamp under its roof. */
const hut = `${shape('M690 742L932 610L1200 742V776H690Z', '#1b1433')}${shape('M690 742L932 610L1200 742L1200 752L932 624L690 756Z', '#7b4d70')}${Array.from({ length: 11 }, (_, i) => stroke(`M${708 + i * 24} ${738 - i * 10.4}L${700 + i * 22} 776`, '#33244f', 2)).join('')}${box(724, 770, 476, 460, 0, 'url(#inside)')}${Array.from({ length: 12 }, (_, i) => box(724 + i * 40, 770, 2, 460, 0, '#7a3f2c', 'opacity=".5"')).join('')}${box(716, 764, 22, 520, 2, '#140f29')}${box(736, 776, 5, 500, 0, '#ffb852', 'opacity=".75"')}${box(770, 1092, 430, 20, 3, '#2c1a33')}${box(770, 1092, 430, 5, 2, '#ffce7e')}${box(800, 1112, 16, 120, 0, '#22142c')}${box(1090, 1112, 16, 120, 0, '#22142c')}`;

const poster = at(
  860,
  868,
  `${box(0, 0, 150, 178, 2, '#f6dcae')}${box(10, 10, 130, 70, 0, '#b05f80')}${shape('M10 80L44 36L66 60L96 24L140 80Z', '#5b3a6e')}${disc(112, 32, 9, '#ffd791')}${[96, 110, 124, 138, 152].map((y, i) => box(12, y, 112 - (i % 3) * 22, 4, 0, '#6a4460')).join('')}`,
);

const board1 = `${box(770, 590, 370, 92, 6, '#120d26')}${box(776, 596, 358, 80, 4, '#f6dcae')}${text(955, 658, 62, 'DORREEN', { face: 'display', weight: 700, fill: '#2a1838', anchor: 'middle', spacing: 5 })}`;

/** A person in a long coat, seen from behind, who holds a lantern up. */
const waving = at(
  588,
  830,
  `${disc(64, -34, 330, 'url(#lantern)')}${shape('M-30 300L-26 432Q-42 436 -44 446H-4L0 330L8 446H48Q46 436 30 432L32 300Z', '#0f0a20')}${shape('M-58 352Q-52 250 -50 190Q-58 140 -46 112Q-36 90 -14 84H18Q40 90 50 112Q58 150 52 200Q58 270 66 352Q34 366 6 362Q-30 366 -58 352Z', '#1a1232')}${shape('M-46 116Q-66 150 -70 214Q-72 250 -66 262Q-58 268 -52 258L-36 170Z', '#150f2a')}${shape('M28 92Q58 70 65 20Q66 4 77 4Q90 6 88 28Q84 90 50 128L38 140Z', '#1a1232')}${shape('M-16 88Q0 72 20 88L16 104H-12Z', '#4a2d52')}${disc(2, 56, 25, '#150f2a')}${shape('M-38 50Q-32 38 -24 40Q-24 14 2 12Q28 14 28 40Q36 38 42 50Q2 62 -38 50Z', '#150f2a')}${shape('M-24 40Q2 48 28 40L28 34Q2 42 -24 34Z', '#8a4a5c')}${stroke('M51 150Q56 180 53 204Q58 270 65 346', '#ffb95e', 3.5, 'opacity=".85"')}${stroke('M87 30Q83 84 56 118', '#ffcf7d', 3.5)}${stroke('M27 56Q27 68 20 76', '#ffcf7d', 3)}${stroke('M4 210V356', '#0f0a20', 2.5)}${stroke('M-40 200Q4 210 50 200', '#0f0a20', 5)}${stroke('M78 8V-20', '#150f2a', 3)}${stroke('M62 -26Q78 -50 94 -26', '#150f2a', 3)}${box(62, -28, 32, 8, 2, '#150f2a')}${box(64, -20, 28, 36, 4, '#fff0bd')}${box(62, 14, 32, 9, 2, '#150f2a')}${stroke('M64 -20V16M92 -20V16M78 -20V16', '#7a4a2a', 2)}`,
);

/** A train far off that approaches: one light, two small ones, and the ground that they light. */
const train = `${disc(end.x + 6, end.y - 30, 210, 'url(#beam)')}${shape(`M${end.x - 22} ${end.y + 2}V${end.y - 48}Q${end.x + 4} ${end.y - 66} ${end.x + 30} ${end.y - 48}V${end.y + 2}Z`, '#1a1334')}${shape(`M${end.x + 30} ${end.y - 46}L${end.x + 92} ${end.y - 34}V${end.y}H${end.x + 30}Z`, '#241a42')}${[40, 56, 70, 82].map((x, i) => box(end.x + x, end.y - 32 + i, 8 - i, 9 - i, 1, '#ffcf7d')).join('')}${disc(end.x + 4, end.y - 42, 9, '#fffbe8')}${disc(end.x - 11, end.y - 12, 4, '#fff0bd')}${disc(end.x + 19, end.y - 12, 4, '#fff0bd')}${shape(`M${end.x - 6} ${end.y + 4}L100 1330H206L${end.x + 12} ${end.y + 4}Z`, 'url(#shine)')}`;

/** Draws a platform by a railway line in the woods at dusk: a hut, a lamp, a train far off, a person who waves. */
export function flagStop(): string {
  const roll = chance(19);
  const far = skyline({ seed: 9, width: w, y: 640, rise: 190, wave: 280, sharp: 0.9 });
  const hills = skyline({
    seed: 23,
    width: w,
    y: 800,
    rise: 90,
    wave: 300,
    sharp: 0.5,
    bend: (s) => 80 * Math.exp(-(((s - 0.33) / 0.14) ** 2)),
  });
  const trees = (list: readonly (readonly [number, number, number])[], colour: string) =>
    shape(list.map(([x, y, tall]) => spruce(x, y, tall, roll)).join(''), colour);
  const wall = Array.from({ length: 24 }, (_, i): [number, number, number] => [
    470 + i * 32 + roll() * 16,
    930 + roll() * 16,
    160 + i * 9 + roll() * 130,
  ]);
  const left = Array.from({ length: 17 }, (_, i): [number, number, number] => [
    318 - i * 24,
    925 + i * 13,
    130 + i * 26 + roll() * 130,
  ]);
  const reeds = Array.from({ length: 150 }, () => {
    const x = roll() * 250 - 10;
    const tall = 40 + roll() * 150;
    return stroke(
      `M${x.toFixed(0)} ${h}q${(roll() * 14 - 7).toFixed(0)} ${(-tall * 0.6).toFixed(0)} ${(roll() * 50 - 20).toFixed(0)} ${(-tall).toFixed(0)}`,
      '#130e27',
      2 + roll() * 2,
    );
  }).join('');
  const defs = [
    fall('air', [
      [0, '#1b163d'],
      [0.18, '#3a2f6c'],
      [0.34, '#85508a'],
      [0.46, '#d97a7a'],
      [0.55, '#ffb061'],
    ]),
    fall('far', [
      [0, '#8d5282'],
      [1, '#f0a07c'],
    ]),
    fall('farshade', [
      [0, '#5b3570', 0.8],
      [1, '#c0708a', 0.1],
    ]),
    fall('hill', [
      [0, '#5d3b70'],
      [1, '#a4627f'],
    ]),
    fall('brush', [
      [0, '#33264f'],
      [1, '#1f1739'],
    ]),
    fall('rail', [
      [0, '#ffe9b0'],
      [0.3, '#f2a673'],
      [1, '#6d4a78'],
    ]),
    fall('inside', [
      [0, '#f6a94c'],
      [0.5, '#b5623f'],
      [1, '#5a2f3f'],
    ]),
    fall(
      'deck',
      [
        [0, '#7a4a58'],
        [0.4, '#4b3154'],
        [1, '#2a1f42'],
      ],
      'x2="0" y2="1"',
    ),
    fall('shine', [
      [0, '#ffe9b0', 0.4],
      [1, '#ffe9b0', 0],
    ]),
    glow('lantern', [
      [0, '#fff0c0', 0.95],
      [0.08, '#ffdf96', 0.7],
      [0.3, '#ffab45', 0.3],
      [1, '#ff9a3d', 0],
    ]),
    glow('beam', [
      [0, '#fffbe0', 1],
      [0.1, '#ffeab0', 0.7],
      [0.4, '#ffc46a', 0.22],
      [1, '#ffb347', 0],
    ]),
    glow('lamp', [
      [0, '#fff3c8', 1],
      [0.15, '#ffd98a', 0.6],
      [0.5, '#ffab45', 0.2],
      [1, '#ff9a3d', 0],
    ]),
    grainFilter(),
  ].join('');
  const deck = `${shape(`M${end.x + 40} ${end.y + 30}L640 ${h}H${w}V1225H560Z`, 'url(#deck)')}${Array.from(
    { length: 22 },
    (_, i) => {
      const y = 1236 + i * i * 0.9 + i * 4;
      return stroke(
        `M${(470 + (y - 1100) * 0.37).toFixed(0)} ${y.toFixed(0)}H${w}`,
        '#241a3c',
        1.5 + i * 0.12,
        'opacity=".8"',
      );
    },
  ).join('')}${stroke(`M${end.x + 40} ${end.y + 30}L640 ${h}`, '#f7c66b', 6, 'opacity=".55"')}`;
  return board(
    w,
    h,
    [
      box(0, 0, w, h, 0, 'url(#air)'),
      Array.from({ length: 60 }, () =>
        disc(
          Math.round(roll() * w),
          Math.round(roll() * roll() * 430),
          0.7 + roll() * 1.4,
          '#fff1e0',
          `opacity="${(0.3 + roll() * 0.5).toFixed(2)}"`,
        ),
      ).join(''),
      clouds(w, 330, 620, 6, ['#f58a74', '#c8648a', '#ffb06a']),
      shape(below(far, 1000), 'url(#far)'),
      shape(shades(far, { sun: 300, deep: 120, near: 7, seed: 3 }), 'url(#farshade)'),
      ribs(far, { sun: 300, long: 110, light: '#ffcf9d', shade: '#5d3670', seed: 2 }),
      shape(below(hills, 1000), 'url(#hill)'),
      shape(fringe(hills, 20, 4), '#5d3b70'),
      shape(
        fringe(
          hills.map(([x, y]) => [x, y + 30]),
          26,
          8,
          2,
        ),
        '#4b3065',
        'opacity=".7"',
      ),
      box(0, 880, w, 140, 0, '#3d2a58'),
      trees(wall, '#2c2050'),
      trees(left, '#221a44'),
      shape(`M0 960L330 905L${end.x} ${end.y}L-10 1330Z`, '#1d1638'),
      box(380, 985, 420, 270, 0, 'url(#brush)'),
      shape(
        fringe(
          Array.from({ length: 60 }, (_, i): [number, number] => [430 + i * 6, 1015 + i * 1.5]),
          46,
          3,
        ),
        '#1c1536',
      ),
      track(),
      stones(),
      train,
      deck,
      hut,
      poster,
      disc(880, 800, 300, 'url(#lamp)'),
      stroke('M880 748V786', '#140f29', 4),
      shape('M856 800Q880 768 904 800Z', '#140f29'),
      disc(880, 804, 13, '#fff6d8'),
      board1,
      shape('M500 1262Q640 1220 760 1262Q700 1290 560 1284Z', '#150f2a', 'opacity=".6"'),
      waving,
      reeds,
      grain(w, h, 0.07),
    ].join(''),
    defs,
  );
}

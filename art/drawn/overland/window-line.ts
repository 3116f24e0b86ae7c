import { chance } from '../posters/forms.ts';
import { at, board, box, disc, shape, stroke } from '../svg.ts';
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

const [w, h] = [2880, 1000];

/** One carriage with lit windows and a rail at its foot; 150 long. */
const carriage = (i: number) =>
  `${box(0, 0, 146, 34, 5, i === 0 ? '#3c2a52' : '#2a1f42')}${box(0, 22, 146, 3, 0, '#ffb238', 'opacity=".7"')}${i === 0 ? `${shape('M146 4L166 16V34H146Z', '#3c2a52')}${box(118, 6, 22, 9, 2, '#ffe2a0')}` : Array.from({ length: 8 }, (_, k) => box(9 + k * 16.6, 7, 11, 9, 2, (i * 5 + k * 3) % 7 === 0 ? '#8a5a66' : '#ffdb90')).join('')}${box(10, 34, 40, 5, 2, '#150f29')}${box(96, 34, 40, 5, 2, '#150f29')}`;

/** A wide river valley with a night train along its bank, an eagle, poles, a chapel and a boat. */
export function windowLine(): string {
  const roll = chance(31);
  const sisters = skyline({
    seed: 14,
    width: w,
    y: 470,
    rise: 70,
    wave: 260,
    sharp: 0.7,
    bend: (s) => {
      const x = s * w;
      return (
        -[470, 590, 700, 815, 925, 1030, 1128].reduce(
          (top, at0, i) =>
            Math.max(top, (250 - i * 16 + (i % 2) * 34) * Math.max(0, 1 - Math.abs(x - at0) / 118)),
          0,
        ) + (x > 1900 ? -60 * Math.sin((x - 1900) / 310) : 0)
      );
    },
  });
  const hills = skyline({ seed: 52, width: w, y: 585, rise: 85, wave: 420, sharp: 0.4 });
  const shore = skyline({ seed: 61, width: w, y: 655, rise: 30, wave: 330, sharp: 0.3 });
  const near = skyline({ seed: 77, width: w, y: 905, rise: 14, wave: 190, sharp: 0.2 });
  const glints = Array.from({ length: 520 }, () => {
    const t = roll();
    const x = roll() * w;
    const warm = Math.abs(x - 1500) < 260 + t * 320;
    return box(
      Math.round(x),
      Math.round(682 + t * 190),
      Math.round(14 + roll() * 90 * (0.3 + t)),
      1.2 + t * 1.8,
      1,
      warm ? '#ffd591' : roll() > 0.5 ? '#b06a86' : '#453063',
      `opacity="${(0.16 + roll() * 0.5).toFixed(2)}"`,
    );
  });
  const poles = Array.from({ length: 9 }, (_, i) => 60 + i * 345);
  const wires = poles
    .slice(0, -1)
    .flatMap((x) =>
      [742, 756, 770].map((y) =>
        stroke(`M${x} ${y}Q${x + 172} ${y + 30} ${x + 345} ${y}`, '#1a1331', 1.6),
      ),
    );
  const cottonwood = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      `${stroke('M0 0Q-4 -60 2 -120Q-2 -170 4 -210M2 -100Q-30 -130 -44 -176M2 -120Q36 -150 46 -200M0 -70Q28 -96 52 -108M3 -150Q-16 -180 -20 -214', '#1c1534', 5)}${Array.from(
        { length: 170 },
        () => {
          const a = roll() * 6.28;
          const r = Math.sqrt(roll());
          return disc(
            Math.round(Math.cos(a) * 72 * r),
            Math.round(-160 + Math.sin(a) * 78 * r),
            3 + roll() * 7,
            roll() > 0.6 ? '#d98a4f' : roll() > 0.4 ? '#a85f56' : '#6d4058',
            `opacity="${(0.5 + roll() * 0.4).toFixed(2)}"`,
          );
        },
      ).join('')}`,
      s,
    );
  const eagle = at(
    1925,
    300,
    `${shape('M0 0Q-46 -34 -104 -30Q-150 -24 -176 4Q-140 -10 -112 -4Q-118 6 -110 8Q-70 0 -22 22Q-10 34 6 34Q24 32 34 20Q80 -6 118 2Q126 0 122 -8Q150 -14 182 -2Q158 -30 112 -34Q52 -36 16 0Q8 -6 0 0Z', '#241a3f')}${shape('M6 2Q10 -12 20 -10Q30 -8 32 0Q24 6 14 8Z', '#fff1e0')}${shape('M32 -3l9 5l-10 2Z', '#ffb238')}${shape('M-4 30L-12 54L6 46L22 52L18 28Z', '#fff1e0')}`,
    0.62,
  );
  const chapel = at(
    2240,
    652,
    `${shape('M0 0V-40L32 -62L64 -40V0Z', '#f3c9a4')}${shape('M-6 -38L32 -66L70 -38L66 -34L32 -58L-2 -34Z', '#4a2f58')}${box(22, -96, 20, 40, 0, '#e4b394')}${shape('M18 -94L32 -128L46 -94Z', '#4a2f58')}${box(25, -26, 14, 26, 0, '#5a3550')}${box(8, -28, 8, 14, 3, '#ffe2a0')}${box(48, -28, 8, 14, 3, '#ffe2a0')}`,
  );
  const boat = at(
    1515,
    742,
    `${shape('M-58 0H62L46 22H-44Z', '#2a1d40')}${shape('M-30 0V-26H12V0Z', '#e8b28a')}${box(-24, -20, 12, 10, 1, '#ffe2a0')}${box(-6, -20, 12, 10, 1, '#ffe2a0')}${stroke('M26 0V-58M26 -54L58 -2', '#2a1d40', 3)}${shape('M-50 26H56L30 60H-30Z', '#2a1d40', 'opacity=".3"')}${stroke('M-58 6H58', '#d97a5f', 3)}`,
  );
  const seal = (x: number, y: number) =>
    at(
      x,
      y,
      `${shape('M-26 6Q-22 -18 0 -20Q18 -18 22 -4Q34 0 40 6Z', '#20173a')}${stroke('M-50 10H64M-34 16H44', '#f2ae7b', 2, 'opacity=".6"')}`,
    );
  const defs = [
    fall('air', [
      [0, '#241d4b'],
      [0.22, '#56407f'],
      [0.4, '#b56785'],
      [0.56, '#f79b68'],
      [0.66, '#ffc67a'],
    ]),
    fall('snow', [
      [0, '#a9668c'],
      [0.6, '#d98381'],
      [1, '#f6a978'],
    ]),
    fall('dim', [
      [0, '#643b76', 0.85],
      [1, '#c0708a', 0.1],
    ]),
    fall('hill', [
      [0, '#6e4479'],
      [1, '#a9657f'],
    ]),
    fall('shore', [
      [0, '#4b3468'],
      [1, '#6b456f'],
    ]),
    fall('river', [
      [0, '#f2a576'],
      [0.3, '#c9737f'],
      [0.7, '#6f477a'],
      [1, '#463164'],
    ]),
    fall('bank', [
      [0, '#33264f'],
      [1, '#1a1430'],
    ]),
    glow('sun', [
      [0, '#fff3c8', 1],
      [0.12, '#ffe0a0', 0.75],
      [0.45, '#ffb347', 0.25],
      [1, '#ff9a5a', 0],
    ]),
    glow('pane', [
      [0, '#ffcf7d', 0.5],
      [1, '#ffcf7d', 0],
    ]),
    grainFilter(),
  ].join('');
  const cars = Array.from({ length: 7 }, (_, i) => at(1500 - i * 152, 820, carriage(i))).join('');
  const grass = Array.from({ length: 700 }, () => {
    const x = roll() * w;
    const tall = 14 + roll() * 52;
    return stroke(
      `M${x.toFixed(0)} ${h}q${(roll() * 8 - 4).toFixed(0)} ${(-60 - tall * 0.5).toFixed(0)} ${(roll() * 34 - 10).toFixed(0)} ${(-70 - tall).toFixed(0)}`,
      roll() > 0.75 ? '#7a4a58' : '#150f28',
      1.5 + roll() * 1.6,
    );
  }).join('');
  return board(
    w,
    h,
    [
      box(0, 0, w, h, 0, 'url(#air)'),
      disc(1500, 560, 520, 'url(#sun)'),
      clouds(w, 120, 470, 12, ['#f58a74', '#d9738a', '#ffb06a', '#8d5a90']),
      clouds(w, 60, 300, 15, ['#6d4a88', '#b56785']),
      disc(1500, 548, 40, '#fff6da'),
      shape(below(sisters, 720), 'url(#snow)'),
      shape(shades(sisters, { sun: 1500, deep: 130, near: 6, seed: 3 }), 'url(#dim)'),
      ribs(sisters, { sun: 1500, long: 120, light: '#ffd9a8', shade: '#643b76', seed: 2 }),
      shape(below(hills, 720), 'url(#hill)'),
      [0, 1, 2, 3]
        .map((i) =>
          shape(
            fringe(
              hills.map(([x, y]) => [x, y + i * 20]),
              16 + i * 3,
              4 + i,
              1 + (i % 2),
            ),
            '#5a3a70',
            `opacity="${0.95 - i * 0.2}"`,
          ),
        )
        .join(''),
      shape(below(shore, 720), 'url(#shore)'),
      shape(fringe(shore, 34, 9), '#4b3468'),
      shape(
        fringe(
          shore.map(([x, y]) => [x + 3, y + 22]),
          40,
          12,
          2,
        ),
        '#3d2a5c',
      ),
      chapel,
      box(0, 678, w, 230, 0, 'url(#river)'),
      stroke(`M0 680H${w}`, '#ffd9a0', 2, 'opacity=".5"'),
      glints.join(''),
      boat,
      seal(2390, 764),
      seal(2466, 788),
      shape(
        below(
          near.map(([x, y]) => [x, y - 42]),
          h,
        ),
        '#2f2349',
      ),
      box(0, 859, w, 7, 0, '#1a1331'),
      Array.from({ length: 200 }, (_, i) => box(i * 15, 866, 8, 4, 1, '#1a1331')).join(''),
      disc(1000, 850, 620, 'url(#pane)', 'transform="matrix(1 0 0 .12 0 748)"'),
      cars,
      wires.join(''),
      poles
        .map(
          (x) =>
            `${box(x - 4, 728, 8, 200, 1, '#1a1331')}${box(x - 26, 740, 52, 5, 1, '#1a1331')}${box(x - 20, 754, 40, 5, 1, '#1a1331')}`,
        )
        .join(''),
      shape(below(near, h), 'url(#bank)'),
      cottonwood(2080, 930, 1.05),
      cottonwood(1960, 940, 0.8),
      cottonwood(260, 945, 1),
      eagle,
      shape(
        [40, 120, 690, 760, 2590, 2650, 2700, 2800, 2850]
          .map((x) => spruce(x, 970 + roll() * 20, 230 + roll() * 210, roll))
          .join(''),
        '#140f27',
      ),
      grass,
      grain(w, h, 0.06),
    ].join(''),
    defs,
  );
}

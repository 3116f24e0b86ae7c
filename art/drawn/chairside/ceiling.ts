import { at, board, box, disc, gradient, shape, stroke } from '../svg.ts';
import { canoe, cow, heron, tree, trout } from './river-things.ts';

const wide = 2880;
const tall = 1800;

/** Returns the height of the river's middle at `x`. */
const riverY = (x: number) => 1000 + 300 * Math.sin(x / 370 + 0.9) + 70 * Math.sin(x / 150);

/** Returns the direction of the river there, in degrees. */
const riverTurn = (x: number) => (Math.atan2(riverY(x + 4) - riverY(x - 4), 8) * 180) / Math.PI;

/** Returns the river as one line, moved sideways by `off`. */
function riverLine(off = 0): string {
  const points = Array.from({ length: 76 }, (_, i) => {
    const x = -60 + i * 40;
    const turn = ((riverTurn(x) + 90) * Math.PI) / 180;
    return `${(x + off * Math.cos(turn)).toFixed(1)} ${(riverY(x) + off * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** Places a thing in the river: distance along it, and distance from its middle. */
const afloat = (x: number, off: number, thing: string, scale = 1, turn = 0) => {
  const way = ((riverTurn(x) + 90) * Math.PI) / 180;
  return at(
    x + off * Math.cos(way),
    riverY(x) + off * Math.sin(way),
    thing,
    scale,
    riverTurn(x) + turn,
  );
};

/** Trout in the open, ten; the eleventh is under the bridge. */
const shoal = [
  [180, -30, 0.9, 8],
  [430, 34, 0.72, 186],
  [620, -22, 1, -6],
  [905, 10, 0.8, 176],
  [1010, 48, 0.62, 12],
  [1310, -36, 0.9, 4],
  [1500, 30, 0.7, 190],
  [2040, -40, 0.95, -8],
  [2200, 26, 0.75, 10],
  [2520, 8, 0.8, 182],
] as const;

/** Trees by the bends, from a fixed sequence so that every run plants the same. */
function woods(): string {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: 210 }, () => {
    const x = next() * wide;
    const side = next() < 0.5 ? -1 : 1;
    const y = riverY(x) + side * (190 + next() ** 2 * 420);
    const size = 22 + next() * 30;
    const tone = ['#6fb39a', '#86c3a6', '#5a9f8c', '#9ccfae'][Math.floor(next() * 4)] ?? '#86c3a6';
    const bare =
      Math.abs(x - 1740) < 110 || (x > 2250 && y > 1350) || (x < 1280 && y < 700 + x * 0.02);
    return bare || Math.abs(y - riverY(x)) < 170 ? '' : tree(x, y, size, tone);
  }).join('');
}

const fields =
  shape('M-40 60Q300 -40 620 120T-40 420Z', '#dcefe2') +
  shape('M1240 -340H1860Q1800 160 1560 300T1150 260Q1060 60 1240 -340Z', '#fbe6da') +
  shape('M2000 -340H2940V330Q2600 420 2330 260T2000 -340Z', '#d5ece6') +
  shape('M-40 1180Q300 1010 560 1180T760 1560H-40Z', '#fbe6da') +
  shape('M860 1240Q1200 1060 1540 1200T1700 1560H900Z', '#e2f1dc') +
  shape('M1900 1120Q2300 980 2940 1150V1560H1960Z', '#dcefe2') +
  Array.from({ length: 9 }, (_, i) =>
    stroke(`M${1280 + i * 60} -320Q${1230 + i * 60} 20 ${1170 + i * 50} 240`, '#f3cdb9', 7),
  ).join('') +
  Array.from({ length: 8 }, (_, i) =>
    stroke(`M${40 + i * 84} 1520Q${30 + i * 80} 1340 ${-10 + i * 78} 1210`, '#f3cdb9', 7),
  ).join('');

const road =
  stroke('M1960 -340Q1690 330 1742 640T1640 1540', '#fffdf8', 46) +
  stroke('M1960 -340Q1690 330 1742 640T1640 1540', '#d9ece8', 4, 'stroke-dasharray="34 30"');

/** Over the eleventh trout. */
const bridge = at(
  1742,
  riverY(1742),
  `${box(-52, -150, 104, 300, 10, '#0e6b76', 'opacity=".25" transform="translate(16 12)"')}${box(-46, -146, 92, 292, 8, '#fffdf8')}${Array.from({ length: 9 }, (_, i) => stroke(`M-40 ${-128 + i * 32}H40`, '#e3d3c3', 5)).join('')}${box(-52, -150, 14, 300, 7, '#f4745f')}${box(38, -150, 14, 300, 7, '#f4745f')}`,
  1,
  4,
);

const barn = at(
  1330,
  1630,
  `${box(-96, -60, 214, 150, 6, '#0e6b76', 'opacity=".2"')}${box(-110, -76, 214, 76, 4, '#e2604c')}${box(-110, 0, 214, 70, 4, '#f4745f')}${disc(150, 10, 42, '#fffdf8')}${disc(150, 10, 18, '#d9ece8')}`,
  1,
  -14,
);

/** The lamp hangs between the eye and the ceiling, and is off. */
const lamp = at(
  2610,
  1720,
  `${disc(-26, 34, 330, '#0f2f3a', 'opacity=".10"')}${disc(-14, 20, 318, '#0f2f3a', 'opacity=".10"')}${disc(0, 0, 306, 'url(#lamp)')}${disc(0, 0, 236, '#fff6ea')}${disc(0, 0, 236, 'none', 'stroke="#e2604c" stroke-opacity=".35" stroke-width="10"')}${[0, 1, 2, 3, 4, 5].map((k) => disc(128 * Math.cos(k * 1.047 + 0.4), 128 * Math.sin(k * 1.047 + 0.4), 50, '#ffe9d4')).join('')}${disc(0, 0, 46, '#fffdf8')}${stroke('M-190 -170A256 256 0 0 1 40 -262', '#fff', 16, 'opacity=".55"')}`,
);

/** Everything on it, wide. */
function painted(): string {
  const flow = [-46, -14, 22, 50]
    .map((off, i) =>
      stroke(
        riverLine(off),
        '#e6f8f6',
        5,
        `opacity=".8" stroke-dasharray="${70 + i * 22} ${170 - i * 20}" stroke-dashoffset="${i * 67}"`,
      ),
    )
    .join('');
  return (
    box(0, 0, wide, tall, 0, '#eef8f4') +
    at(0, 300, fields) +
    stroke(riverLine(), '#bfe3da', 214) +
    stroke(riverLine(), '#6dbfc0', 172) +
    stroke(riverLine(), '#84cdcc', 132) +
    flow +
    shoal.map(([x, off, scale, turn]) => afloat(x, off, trout, scale, turn)).join('') +
    afloat(1734, 6, trout, 0.9, 0) +
    at(0, 300, road) +
    bridge +
    afloat(1180, -6, canoe, 1, 4) +
    afloat(2330, 112, heron, 1, -50) +
    woods() +
    barn +
    [
      [260, 1590],
      [330, 1650],
      [420, 1600],
      [2120, 330],
      [2210, 290],
    ]
      .map(([x = 0, y = 0], i) => at(x, y, cow, 1, i * 67))
      .join('') +
    box(0, 0, wide, tall, 0, 'url(#window)') +
    lamp
  );
}

const defs = `${gradient('window', '#ffffff', '#0f2f3a', 1, 0.6).replace('stop-color="#ffffff"', 'stop-color="#fffaf0" stop-opacity=".62"').replace('stop-color="#0f2f3a"', 'stop-color="#fffaf0" stop-opacity="0"')}${gradient('lamp', '#ff9483', '#e2604c')}`;

/** A ceiling as one sees it from a dentist's chair: a river painted from above, and a lamp before it. */
export const ceiling = (): string => board(wide, tall, painted(), defs);

/** The same for a screen that stands: the river comes down. */
export const ceilingUpright = (): string =>
  board(tall, wide, `<g transform="translate(${tall} 0) rotate(90)">${painted()}</g>`, defs);

import { mix } from '../colour.ts';
import { board, box, shape } from '../svg.ts';

const width = 1200;
const height = 1500;
/** The bottom of the well, where all lines meet. */
const middle = [560, 820] as const;
/** Half of the well and of the walls around it, in pixels at a depth of one. */
const well = [560, 660] as const;
const walls = [1010, 1190] as const;
const [floors, steps, first, drop] = [8, 14, 1.02, 0.72] as const;

type Point = readonly [x: number, y: number];

const corners: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** A place on the rectangle of that size, `u` sides from its first corner, `deep` below. */
function place([a, b]: Point, u: number, deep: number): Point {
  const side = Math.floor(u) % 4;
  const part = u - Math.floor(u);
  const [from, to] = [corners[side] ?? [0, 0], corners[(side + 1) % 4] ?? [0, 0]];
  const x = (from[0] + (to[0] - from[0]) * part) * a;
  const y = (from[1] + (to[1] - from[1]) * part) * b;
  return [middle[0] + x / deep, middle[1] + y / deep];
}

const d = (points: readonly Point[], close = true) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${close ? 'Z' : ''}`;

/** Light on each side, from a window far up on the left. */
const sides = [0.5, 0.86, 1, 0.62] as const;

/** Stone by its side and its depth: cold and dark below, with a warm lamp on the ground floor. */
function stone(u: number, deep: number, more: number): string {
  const light = (sides[Math.floor(u) % 4] ?? 1) * more;
  const down = Math.min(1, (deep - first) / (floors * drop));
  const lit = mix('#141d30', '#ece5d6', light * (1 - down * 0.74));
  return mix(lit, '#c07a26', 0.5 * down ** 1.8);
}

/** Depth on the way round: flights go down, corners are landings. */
function deepAt(u: number): number {
  const part = u - Math.floor(u);
  const along = Math.min(1, Math.max(0, (part - 0.16) / 0.68));
  return first + drop * ((Math.floor(u) + along) / 4);
}

/** Treads and landings of one side, the wall behind them and the shadow that they throw. */
function flight(turn: number): string {
  const cuts = [
    0,
    0.16,
    ...Array.from({ length: steps }, (_, i) => 0.16 + ((i + 1) / steps) * 0.68),
  ];
  const slabs = [...cuts, 1].slice(1).map((to, i) => {
    const from = cuts[i] ?? 0;
    const [u, v] = [turn + from, turn + Math.min(to, 0.9999)];
    const deep = deepAt(turn + (from + to) / 2);
    const quad = [
      place(well, u, deep),
      place(well, v, deep),
      place(walls, v, deep),
      place(walls, u, deep),
    ];
    const tone = stone(turn, deep, i % 2 ? 0.95 : 1);
    const nose = [place(well, v, deep), place(walls, v, deep)];
    const inner = [
      place([well[0] * 1.24, well[1] * 1.24], u, deep),
      place([well[0] * 1.24, well[1] * 1.24], v, deep),
    ];
    return (
      shape(d(quad), tone) +
      `<path d="${d(nose, false)}" stroke="${stone(turn, deep, 0.45)}" stroke-width="${(5 / deep).toFixed(1)}" fill="none"/>` +
      shape(d([...quad.slice(0, 2), ...inner.toReversed()]), '#0b1526', 'opacity="0.16"')
    );
  });
  return slabs.join('');
}

/** The thick edge of the stone towards the well, and its balusters. */
function edge(turn: number): string {
  const points = Array.from({ length: 41 }, (_, i) => turn + Math.min(0.9999, i / 40));
  const upper = points.map((u) => place(well, u, deepAt(u)));
  const lower = points.map((u) => place(well, u, deepAt(u) + 0.1));
  const bars = Array.from({ length: 15 }, (_, i) => {
    const u = turn + 0.03 + (i / 15) * 0.97;
    const deep = deepAt(u);
    return `<path d="${d([place(well, u, deep), place(well, u, deep - 0.13)], false)}" stroke="#0f1c33" stroke-width="${(6.5 / deep).toFixed(1)}"/>`;
  });
  return (
    shape(d([...upper, ...lower.toReversed()]), stone(turn, deepAt(turn), 0.72)) + bars.join('')
  );
}

/** The brass rail of one side: a dark side, its body, and the light along its top. */
function rail(turn: number): string {
  const points = Array.from({ length: 61 }, (_, i) => turn + Math.min(0.9999, i / 60));
  const line = d(
    points.map((u) => place(well, u, deepAt(u) - 0.13)),
    false,
  );
  const deep = deepAt(turn + 0.5);
  const wide = 21 / deep;
  const bright = sides[turn % 4] ?? 1;
  const strip = (colour: string, part: number, opacity = 1) =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${(wide * part).toFixed(1)}" stroke-linejoin="round" stroke-linecap="round" opacity="${opacity}"/>`;
  return (
    strip('#3b2709', 1.25) +
    strip(mix('#6d4d15', '#c5953a', bright), 1) +
    strip(mix('#b88a34', '#ffe7a6', bright), 0.34, 0.9)
  );
}

/** The ground floor: tiles, and somebody who waits at the bottom with a case. */
function tiles(deep: number): string {
  const [w, h] = [well[0] / deep, well[1] / deep];
  const [x, y] = middle;
  const lines = Array.from({ length: 9 }, (_, i) => {
    const part = (i - 4) / 4.5;
    return `M${(x + w * part).toFixed(1)} ${y - h}v${2 * h}M${x - w} ${(y + h * part).toFixed(1)}h${2 * w}`;
  });
  return (
    `<path d="${lines.join('')}" stroke="#8a5a1c" stroke-width="1.4" opacity="0.5"/>` +
    `<g transform="translate(${x + 22} ${y + 30}) rotate(24)"><path d="M6 4L58 40" stroke="#5c3a10" stroke-width="11" opacity="0.55" stroke-linecap="round"/><ellipse rx="17" ry="9" fill="#12294a"/><circle r="7" cy="-1" fill="#2a1b10"/><rect x="17" y="-3" width="7" height="15" fill="#4a2a14"/></g>`
  );
}

/** A stairwell straight down: eight floors of stone, one brass rail, a lamp at the bottom. */
export function stairwell(): string {
  const turns = Array.from({ length: floors * 4 }, (_, i) => i).toReversed();
  const bottom = deepAt(floors * 4);
  const end = [0, 1, 2, 3].map((u) => place(well, u, bottom));
  const defs =
    '<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="560" cy="820" r="330"><stop offset="0" stop-color="#ffdf9a" stop-opacity="0.5"/><stop offset="0.35" stop-color="#f0b050" stop-opacity="0.3"/><stop offset="1" stop-color="#d08a2c" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="sun" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0b1730" stop-opacity="0.62"/><stop offset="0.45" stop-color="#0b1730" stop-opacity="0"/><stop offset="1" stop-color="#fff2d8" stop-opacity="0.2"/></linearGradient>' +
    '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.09  0 0 0 0 0.08  0.9 0 0 0 -0.42"/></filter>';
  return board(
    width,
    height,
    box(0, 0, width, height, 0, '#1a2438') +
      shape(d(end), '#e2ad57') +
      tiles(bottom) +
      turns.map((turn) => flight(turn) + edge(turn) + rail(turn)).join('') +
      box(0, 0, width, height, 0, 'url(#lamp)') +
      box(0, 0, width, height, 0, 'url(#sun)') +
      `<rect width="${width}" height="${height}" filter="url(#grain)" opacity="0.5"/>`,
    defs,
  );
}

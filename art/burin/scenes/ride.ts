/** A Ride: a road at night, a moon, and one car. */
import { marks } from '../../../src/homes/creative-portfolio/marks.ts';
import { hash } from '../../woven/noise.ts';
import { ground } from '../forms.ts';
import { type Box, grown, inBox, rule, sheetOutline } from '../frames.ts';
import { words } from '../lettering.ts';
import { rough } from '../noise.ts';
import type { Design, Spot } from '../stamp.ts';
import { clamp, smooth } from '../vector.ts';
import { type Camera, projectionOf } from '../view.ts';

const box: Box = [88, 88, 1512, 880];
const moon = [1200, 262] as const;

/** Middle of the road at a depth: it comes from the left foot and goes over two rises. */
const roadAt = (z: number) => 0.2 + 2.5 * Math.sin(z * 0.16 + 0.5) * smooth(7, -6, z) + 0.05 * z;

function bare(x: number, z: number): number {
  const mound = (cx: number, cz: number, w: number, d: number, h: number) =>
    h * Math.exp(-(((x - cx) / w) ** 2) - ((z - cz) / d) ** 2);
  return (
    mound(-7, -13, 5, 4, 2.6) +
    mound(5.5, -16, 6, 4, 2.1) +
    mound(-1, -22, 7, 4, 2.7) +
    mound(-12, -27, 8, 5, 3.6) +
    mound(12, -28, 9, 5, 3.1) +
    mound(-4.6, -3.5, 3.4, 3.2, 1.15) +
    mound(5.2, -4.5, 3.6, 3.4, 1.3) +
    0.5 * (rough(x / 4, z / 4, 12, 3) - 0.5) +
    0.62 * Math.sin(z * 0.42 + 1.2) * smooth(4, -14, z)
  );
}

/** Land, with the road let into it. */
const height = (x: number, z: number): number => {
  const middle = roadAt(z);
  const on = smooth(1.5, 0.62, Math.abs(x - middle));
  return bare(x, z) * (1 - on) + bare(middle, z) * on;
};

/** Position of the car. */
const carAt = -1.5;

function cut(_form: string, { place: [x, rise, z], light, y }: Spot) {
  const away = Math.abs(x - roadAt(z));
  const near = smooth(-24, 2, z);
  const isRoad = away < 0.56;
  const edge = smooth(0.03, 0.018, Math.abs(away - 0.56));
  const dashes = away < 0.028 && Math.sin(z * 3.4) > 0.1;
  // The lamps of the car reach some way up the road.
  const beam =
    smooth(1.5, 0.2, away - 0.1) *
    smooth(carAt + 0.1, carAt - 0.5, z) *
    smooth(carAt - 9, carAt - 1.4, z);
  const moonlit = clamp(0.97 - 0.86 * light ** 0.8);
  const tone = isRoad ? 0.52 - 0.5 * beam - 0.16 * light : moonlit - 0.42 * beam;
  return {
    tone: clamp(dashes ? 0 : tone - 0.1 * (1 - near), 0.02, 0.97),
    whole: edge,
    lines: isRoad ? (x - roadAt(z)) * 26 : x * 9 + rise * 26 + z * 4,
    across: isRoad ? z * 16 : y / 7.4 + rise * 9,
  };
}

function sky(x: number, y: number) {
  const away = Math.hypot(x - moon[0], y - moon[1]);
  if (away < 74) {
    const seas = rough((x - moon[0]) / 40, (y - moon[1]) / 40, 3, 3);
    return { tone: clamp(0.9 * (seas - 0.5)), lines: (x + y) / 8, across: (x - y) / 8, part: 1 };
  }
  // Stars are left out where one line would have gone on.
  const [cx, cy] = [Math.floor(x / 46), Math.floor(y / 46)];
  const chance = hash(cx, cy, 9);
  const [sx, sy] = [
    (cx + 0.2 + 0.6 * hash(cx, cy, 10)) * 46,
    (cy + 0.2 + 0.6 * hash(cx, cy, 11)) * 46,
  ];
  const size = 2.2 + 5 * hash(cx, cy, 12) ** 3;
  const star =
    chance > 0.58 && away > 190 ? smooth(size + 1.2, size, Math.hypot(x - sx, y - sy)) : 0;
  const halo = smooth(74, 360, away);
  return {
    tone: clamp(0.26 + 0.54 * halo + 0.1 * smooth(500, 88, y)),
    whole: -star,
    lines: away / 7.4,
    across: y / 7.4 + away / 60,
    part: 2,
  };
}

/** The car from behind: two lamps, seen small. */
const car = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-20 4V-10Q-19-14-14-15L-10-27Q-9-30-5-30H5Q9-30 10-27L14-15Q19-14 20-10V4H14V9H9V4H-9V9H-14V4ZM-8.6-17-6.4-25.6Q-6-27-4.6-27H4.6Q6-27 6.4-25.6L8.6-17ZM-17-9h7v4.4h-7ZM10-9h7v4.4h-7Z" fill="#fff" fill-rule="evenodd"/></g>`;
const carLamps = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-8.6-17-6.4-25.6Q-6-27-4.6-27H4.6Q6-27 6.4-25.6L8.6-17ZM-17-9h7v4.4h-7ZM10-9h7v4.4h-7Z" fill="#fff"/></g>`;

const camera: Camera = { eye: [0.4, 3.1, 9], target: [0, 1.2, -4], zoom: 150, center: [800, 600] };

const carX = roadAt(carAt) + 0.1;
const [carLeft, carTop] = projectionOf(camera)([carX, height(carX, carAt) + 0.03, carAt]);

export const ride: Design = {
  width: 1600,
  height: 1120,
  outline: sheetOutline(1600, 1120),
  perforation: 74.8,
  every: 7.4,
  ink: '#1d2f74',
  paper: '#fcf9f2',
  inPicture: inBox(box),
  camera,
  light: { from: [2.6, 3, -4.2], reach: 34 },
  forms: [{ ...ground('land', [-34, -36, 34, 6.4], height, [1100, 1500]), flat: false }],
  cut,
  ground: sky,
  solid:
    rule(grown(box, 8), 3.4) +
    car(carLeft, carTop, 1.5) +
    words(96, 1034, 156, '1 RIDE', { face: 'Burin Black', spacing: 6, anchor: 'start' }) +
    words(1512, 1034, 27, 'FACE VALUE · SILVER CITY, NEW MEXICO', {
      face: 'Burin Text',
      spacing: 5,
      anchor: 'end',
    }),
  bare: carLamps(carLeft, carTop, 1.5),
  marks: marks.ride,
};

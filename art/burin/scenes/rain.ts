/** A Rain Check: an umbrella in a shower, on a stamp of three corners. */
import { marks } from '../../../src/homes/creative-portfolio/marks.ts';
import { hash, noise } from '../../woven/noise.ts';
import { along, type Form, tube } from '../forms.ts';
import { words } from '../lettering.ts';
import type { Design, Spot } from '../stamp.ts';
import { add, clamp, smooth, turned, type Vec } from '../vector.ts';

const tilt = (point: Vec): Vec => add(turned(turned(point, 0, 0.2), 2, 0.22), [0.05, 0.1, 0]);
const panels = 8;

const canopy: Form = {
  name: 'canopy',
  steps: [800, 260],
  point: (u, v) => {
    const angle = (u + 0.5 / panels) * Math.PI * 2;
    const fold = Math.abs(Math.sin((angle * panels) / 2));
    // Cloth sags between its ribs, and its hem is cut in bows.
    const sag = 1 - 0.075 * fold * v * v;
    const reach = 1.72 * Math.sin(v * 1.36) * sag;
    const rise = 0.98 * Math.cos(v * 1.5) ** 0.9 + 0.15 * fold * v ** 3 - 0.05;
    return tilt([reach * Math.cos(angle), rise, reach * Math.sin(angle)]);
  },
};
const stick: readonly Vec[] = [
  [0, 1.2, 0],
  [0, 0.9, 0],
  [0, 0, 0],
  [0, -1.02, 0],
  [0, -1.3, 0],
  [0.1, -1.46, 0],
  [0.26, -1.44, 0],
  [0.32, -1.28, 0],
];
const shaft = tube(
  'shaft',
  (t) => tilt(along(stick, t)),
  (_, v) => (v < 0.1 ? 0.016 : v > 0.62 ? 0.05 : 0.03),
  [40, 700],
);

function cut(form: string, { u, v, light, facing, normal }: Spot) {
  const edge = smooth(0.3, 0, facing);
  if (form === 'shaft') return { tone: clamp(0.9 - 0.8 * light), lines: u * 9, across: v * 160 };
  const rib = Math.abs(((u * panels + 0.5) % 1) - 0.5) * v;
  const seam = smooth(0.012, 0.004, rib) * smooth(0.02, 0.08, v);
  const hem = smooth(0.955, 0.975, v) * smooth(0.995, 0.98, v);
  const gleam = smooth(0.93, 0.99, normal[0] * -0.5 + normal[1] * 0.62 + normal[2] * 0.6);
  return {
    tone: clamp(
      1.1 - 0.98 * light ** 1.15 + 0.1 * edge + 0.5 * seam - 0.5 * hem - 0.5 * gleam,
      0.04,
      0.97,
    ),
    lines: v * 74,
    across: u * 260 + v * 24,
  };
}

const corners = [
  [800, 30],
  [1572, 1330],
  [28, 1330],
] as const;
/** The picture: the same triangle, nearer to its middle. */
function inTriangle(x: number, y: number): boolean {
  const top = 250;
  const foot = 1148;
  const half = ((y - top) / (foot - top)) * 533;
  return y > top && y < foot && Math.abs(x - 800) < half;
}

const foot = 1060;

/** The puddle, with the rings of drops. */
function puddle(x: number, y: number) {
  if (y < foot) return { tone: 0.001, lines: y / 8, across: x / 9, part: 1 };
  const ring = (cx: number, cy: number) => {
    const away = Math.hypot((x - cx) / 2.4, (y - cy) * 1.8);
    return Math.sin(away / 5.5) * Math.exp(-away / 90);
  };
  const rings = ring(590, 1104) + ring(1046, 1092) + ring(760, 1086);
  const below = smooth(240, 60, Math.abs(x - 810));
  return {
    tone: clamp(0.4 + 0.3 * rings + 0.24 * below + 0.16 * (noise(x / 60, y / 9, 6) - 0.5)),
    lines: y / 7.8 + rings * 0.35,
    across: x / 9,
    part: 2,
  };
}

/** Rain as single strokes that slant and thin out; none falls below the umbrella. */
const drops = Array.from({ length: 1150 }, (_, index) => {
  const y = 250 + 800 * hash(index, 1, 4);
  const x = 250 + 1100 * hash(index, 2, 4);
  const long = 26 + 64 * hash(index, 3, 4) ** 2;
  const wide = 1 + 1.5 * hash(index, 4, 4);
  const [dx, dy] = [-0.27 * long, 0.96 * long];
  const fits =
    inTriangle(x - 18, y - 18) && inTriangle(x + 20, y - 10) && inTriangle(x + dx - 14, y + dy);
  const from = x + (y - 700) * 0.27;
  const isDry = y + dy > 640 && from > 512 && from < 1066;
  if (!fits || isDry || y + dy > foot - 4) return '';
  const tip = `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  return `<path d="M${(x - 0.2).toFixed(1)} ${y.toFixed(1)}L${tip}l${wide.toFixed(2)} .5Z" stroke="#fff" stroke-width=".9" fill="#fff"/>`;
}).join('');

export const rainCheck: Design = {
  width: 1600,
  height: 1360,
  outline: [corners[0], corners[1], corners[2]],
  perforation: 75.4,
  every: 7.8,
  ink: '#0d5c70',
  paper: '#fbf9f2',
  inPicture: inTriangle,
  camera: { eye: [0, 1.3, 8], target: [0, 0, 0], zoom: 192, center: [784, 800] },
  light: { from: [-3, 4.4, 3.4], reach: 2.6 },
  forms: [canopy, shaft],
  cut,
  ground: puddle,
  behind: drops,
  solid:
    `<path d="M800 234 1346 1157H254Z" fill="none" stroke="#fff" stroke-width="4.4"/>` +
    words(800, 1266, 92, 'A RAIN CHECK', { face: 'Burin Black', spacing: 9 }) +
    words(486, 712, 27, 'FACE VALUE', { face: 'Burin Text', spacing: 9, turn: -59.4 }) +
    words(1114, 712, 27, 'NEW MEXICO', { face: 'Burin Text', spacing: 9, turn: 59.4 }),
  bare: '',
  marks: marks.rain,
};

/** A Promise: a ring of one rope that goes round three times. */
import { marks } from '../../../src/homes/creative-portfolio/marks.ts';
import { ground, tube } from '../forms.ts';
import { type Box, inBox, sheetOutline } from '../frames.ts';
import { words } from '../lettering.ts';
import type { Design, Spot } from '../stamp.ts';
import { clamp, smooth, type Vec } from '../vector.ts';

const box: Box = [70, 70, 1130, 800];
const bights = 8;

/** A Turk's head of three leads: over one, under one, and closed. */
const lead = (t: number): Vec => {
  const angle = t * Math.PI * 6;
  const swing = (angle * bights) / 3;
  const radius = 1.66 + 0.62 * Math.cos(swing);
  return [radius * Math.cos(angle), 0.34 + 0.215 * Math.sin(2 * swing), radius * Math.sin(angle)];
};
const twist = 150;
const strand = (u: number, v: number) => Math.abs(Math.sin(Math.PI * 3 * (u + (v * twist) / 3)));
const rope = tube(
  'rope',
  lead,
  (u, v) => 0.192 * (0.86 + 0.16 * strand(u, v)),
  [72, 2600],
  [0, 1, 0],
);

function cut(form: string, { u, v, place, light, facing }: Spot) {
  if (form === 'table') {
    const near = smooth(3.6, 1.6, Math.hypot(place[0], place[2]));
    return {
      tone: clamp(0.015 + 0.66 * (1 - light / 0.72) * near),
      lines: (place[2] - place[0] * 0.35) * 25,
      across: (place[0] + place[2] * 0.6) * 24,
    };
  }
  const groove = smooth(0.42, 0, strand(u, v));
  const edge = smooth(0.45, 0, facing);
  return {
    tone: clamp(0.86 - 0.96 * light ** 0.75 + 0.7 * groove + 0.2 * edge, 0.02, 0.97),
    lines: (u * 3 + v * twist) * 5 + v * 240,
    across: v * 620 - u * 6,
  };
}

export const promise: Design = {
  width: 1200,
  height: 1000,
  outline: sheetOutline(1200, 1000),
  perforation: 75,
  every: 7,
  ink: '#6a2f14',
  paper: '#fdf8ec',
  inPicture: inBox(box),
  camera: { eye: [0, 7.2, 5.4], target: [0.06, 0, 0.1], zoom: 170, center: [610, 436] },
  light: { from: [-3, 4.2, -1.6], reach: 3.4 },
  forms: [rope, ground('table', [-3.4, -2.8, 3.6, 2.6], () => 0)],
  cut,
  ground: () => ({ tone: 0, lines: 0, across: 0 }),
  solid:
    words(600, 912, 132, 'PROMISE', { face: 'Burin Black', spacing: 12 }) +
    words(148, 214, 168, '1', { face: 'Burin Black' }) +
    words(600, 952, 22, 'FACE VALUE · SILVER CITY, NEW MEXICO', { face: 'Burin Text', spacing: 4 }),
  bare: '',
  marks: marks.promise,
};

/** A Sunday: the sun as a lathe cuts it, water, and a boat that nobody rows. */
import { marks } from '../../../src/homes/creative-portfolio/marks.ts';
import { noise } from '../../woven/noise.ts';
import { type Form, ground } from '../forms.ts';
import { type Box, grown, inBox, rule, sheetOutline } from '../frames.ts';
import { words } from '../lettering.ts';
import type { Design, Spot } from '../stamp.ts';
import { clamp, mix, smooth } from '../vector.ts';

const box: Box = [88, 88, 1012, 1080];
const sun = [550, 300] as const;
const horizon = 384;

const swell = (x: number, z: number): number => {
  const near = smooth(-46, 4, z);
  const long = Math.sin(z * 1.25 + 0.5 * Math.sin(x * 0.22)) * 0.075;
  const cross = Math.sin(x * 0.85 + z * 0.7) * 0.05 + 0.1 * (noise(x * 0.8, z * 1.4, 4) - 0.5);
  return (long + cross) * near;
};

/** A skiff seen a little from above: both parameters run along and across its shell. */
const boat: Form = {
  name: 'boat',
  steps: [300, 160],
  point: (u, v) => {
    const long = u * 2 - 1;
    const half = 0.4 * (1 - Math.abs(long) ** 2.2);
    const side = v * 2 - 1;
    const deep = Math.sqrt(Math.max(0, 1 - side * side));
    const sheer = 0.3 + 0.22 * long * long;
    const high = 0.02 + sheer * (1 - deep * 0.95);
    return [long * (1 + 0.6 * high) + 0.8, high, half * side + 0.2];
  },
};
const thwart = (at: number): Form => ({
  name: 'thwart',
  steps: [30, 30],
  point: (u, v) => [at + (u - 0.5) * 0.16, 0.29, 0.2 + (v - 0.5) * 0.7],
});

function cut(form: string, { u, v, place, light, facing, x, y }: Spot) {
  if (form === 'water') {
    // The sun's road: broken light below it.
    const road = smooth(1.1 + -place[2] * 0.09, 0, Math.abs(place[0] - 0.1) * 1.05);
    const glitter = noise(place[0] * 3.2, place[2] * 3.4, 31) * 0.9 + 0.2;
    const under = smooth(1.25, 0.5, Math.hypot((place[0] - 0.8) / 1.2, (place[2] - 0.55) / 0.5));
    return {
      tone: clamp(
        0.56 +
          1.5 * (0.34 - light) * smooth(-40, -4, place[2]) -
          0.72 * road * glitter +
          0.55 * under * (0.6 + 0.4 * noise(place[0] * 2, place[2] * 9, 7)) +
          0.1 * smooth(-14, -50, place[2]),
        0.03,
        0.94,
      ),
      lines: y / 7.2 + place[1] * 13,
      across: (x + y * 0.5) / 7.6 + place[1] * 6,
    };
  }
  if (form === 'thwart') return { tone: 0.2, lines: u * 14, across: v * 20 };
  const inside = facing > 0 && place[1] > 0.08 && v > 0.04 && v < 0.5;
  // The gunwale is left white.
  const rail = Math.max(smooth(0.035, 0.02, v), smooth(0.965, 0.98, v));
  return {
    tone: clamp((inside ? 0.9 - 0.2 * light : 0.97 - 0.4 * light) * (1 - rail), 0, 0.97),
    lines: v * 60,
    across: u * 110,
  };
}

function sky(x: number, y: number) {
  const [dx, dy] = [x - sun[0], y - sun[1]];
  const away = Math.hypot(dx, dy);
  const angle = Math.atan2(dy, dx);
  if (away < 178) {
    // Two families of an engine-turned rosette, white between them.
    const swing = 26 * Math.sin(angle * 18);
    const lobe = 11 * Math.sin(angle * 36);
    return {
      tone: mix(0.12, 0.4, smooth(20, 190, away)),
      lines: (away + swing * smooth(30, 150, away)) / 9,
      across: (away - swing * smooth(30, 150, away) + lobe) / 9,
      part: 1,
    };
  }
  const ray = 0.5 + 0.5 * Math.cos(angle * 24);
  const fade = smooth(178, 640, away);
  return {
    tone: clamp(0.1 + 0.46 * ray ** 1.5 * (1 - fade * 0.5) + 0.36 * fade, 0, 0.8),
    lines: angle * (420 / (Math.PI * 2)),
    across: away / 8,
    part: 2,
  };
}

export const sunday: Design = {
  width: 1100,
  height: 1340,
  outline: sheetOutline(1100, 1340),
  perforation: 76,
  every: 7.2,
  ink: '#c8430f',
  paper: '#fef9ee',
  inPicture: inBox(box),
  camera: { eye: [0, 3.1, 8.2], target: [0, 0.2, 0], zoom: 196, center: [550, 900] },
  light: { from: [-0.8, 1.7, -3.4], reach: 5 },
  forms: [
    ground('water', [-34, -60, 34, 3.6], swell, [900, 2200]),
    boat,
    thwart(0.48),
    thwart(1.18),
  ],
  cut,
  ground: sky,
  solid:
    rule(grown(box, 8), 3.2) +
    `<clipPath id="sky"><rect width="1100" height="${horizon}"/></clipPath><circle clip-path="url(#sky)" cx="${sun[0]}" cy="${sun[1]}" r="178" fill="none" stroke="#fff" stroke-width="3.4"/>` +
    words(550, 1234, 150, 'SUNDAY', { face: 'Burin Black', spacing: 8 }) +
    words(sun[0] - 4, sun[1] + 50, 150, '1', { face: 'Burin Black' }) +
    words(550, 1284, 23, 'FACE VALUE · SILVER CITY, NEW MEXICO', {
      face: 'Burin Text',
      spacing: 5,
    }),
  bare: `<circle cx="${sun[0]}" cy="${sun[1]}" r="76" fill="#fff"/>`,
  marks: marks.sunday,
};

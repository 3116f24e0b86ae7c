/** Ten Minutes: an egg in its cup, on nothing but paper. */
import { marks } from '../../../src/homes/creative-portfolio/marks.ts';
import { ground, turnedForm } from '../forms.ts';
import { type Box, inBox, sheetOutline } from '../frames.ts';
import { words } from '../lettering.ts';
import type { Design, Spot } from '../stamp.ts';
import { clamp, smooth } from '../vector.ts';

const box: Box = [70, 70, 830, 800];

const egg = turnedForm(
  'egg',
  Array.from({ length: 25 }, (_, i) => {
    const t = (i / 24) * Math.PI;
    const high = 1 - Math.cos(t);
    return [0.62 * Math.sin(t) * (1 + 0.13 * Math.cos(t)), 0.98 + high * 0.83] as const;
  }),
  [0, 0, 0],
);
const cup = turnedForm(
  'cup',
  [
    [0, 0.02],
    [0.52, 0],
    [0.56, 0.05],
    [0.46, 0.11],
    [0.2, 0.26],
    [0.13, 0.44],
    [0.17, 0.58],
    [0.4, 0.74],
    [0.62, 1.0],
    [0.71, 1.3],
    [0.735, 1.46],
    [0.71, 1.48],
    [0.62, 1.3],
    [0.52, 1.06],
  ],
  [0, 0, 0],
);

function cut(form: string, { u, v, place, light, facing, normal }: Spot) {
  if (form === 'table') {
    const [dx, dz] = [place[0] - 0.5, place[2] + 0.35];
    const near = smooth(2.1, 0.5, Math.hypot(dx, dz * 1.2));
    return {
      tone: clamp(0.005 + 0.74 * (1 - light / 0.66) * near),
      lines: (place[2] - place[0] * 0.1) * 27,
      across: (place[0] + place[2] * 0.7) * 25,
    };
  }
  const gleam = smooth(0.95, 0.995, normal[0] * -0.4 + normal[1] * 0.45 + normal[2] * 0.8);
  const edge = smooth(0.35, 0, facing);
  if (form === 'egg') {
    // The hand that cut it began at the top and went down: speckles came last.
    return {
      tone: clamp(0.72 - 0.84 * light ** 0.8 + 0.14 * edge, 0.0, 0.8),
      lines: v * 96,
      across: u * 170 + v * 40,
    };
  }
  const ring =
    smooth(0.014, 0.004, Math.abs(place[1] - 1.34)) +
    smooth(0.02, 0.004, Math.abs(place[1] - 0.53));
  const inside = v > 0.86 ? 0.5 : 0;
  return {
    tone: clamp(
      0.95 - 0.98 * light ** 0.8 + 0.16 * edge + 0.35 * ring - 0.5 * gleam + inside,
      0.02,
      0.95,
    ),
    lines: v * 150,
    across: u * 150 + v * 40,
  };
}

export const minutes: Design = {
  width: 900,
  height: 1100,
  outline: sheetOutline(900, 1100),
  perforation: 72.6,
  every: 7,
  ink: '#17593d',
  paper: '#fdfaf1',
  inPicture: inBox(box),
  camera: { eye: [0, 2.9, 7.4], target: [0.1, 1.28, 0], zoom: 262, center: [450, 436] },
  light: { from: [-3.4, 4.4, 3], reach: 3.2 },
  forms: [egg, cup, ground('table', [-2.6, -2, 3.4, 2.2], () => 0)],
  cut,
  ground: () => ({ tone: 0, lines: 0, across: 0 }),
  solid:
    words(450, 996, 116, '10 MINUTES', { face: 'Burin Black', spacing: 1 }) +
    words(450, 1042, 22, 'FACE VALUE · SILVER CITY, NEW MEXICO', {
      face: 'Burin Text',
      spacing: 3.6,
    }),
  bare: '',
  marks: marks.minutes,
};

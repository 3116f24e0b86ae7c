/** The Last Word: a ball, which is a period. */
import { marks } from '../../../src/homes/creative-portfolio/marks.ts';
import { ball, ground } from '../forms.ts';
import { type Box, grown, inBox, rule, sheetOutline } from '../frames.ts';
import { words } from '../lettering.ts';
import type { Design, Spot } from '../stamp.ts';
import { clamp, smooth } from '../vector.ts';

const box: Box = [84, 84, 716, 760];

function cut(form: string, { u, v, place, light, facing, normal }: Spot) {
  if (form === 'table') {
    const near = Math.hypot(place[0] - 0.35, place[2] + 0.3);
    return {
      tone: clamp(
        0.2 + 0.78 * (1 - light / 0.62) * smooth(3.2, 0.4, near) + 0.1 * smooth(0, -3, place[2]),
      ),
      lines: place[2] * 22,
      across: (place[0] + place[2]) * 20,
    };
  }
  const gleam = smooth(0.93, 0.99, normal[0] * -0.46 + normal[1] * 0.55 + normal[2] * 0.7);
  const bounce = 0.3 * smooth(-0.2, -1, normal[1]) * smooth(0.2, 0.75, facing);
  const back = 0.16 * smooth(0.5, 1, normal[0]) * smooth(0.5, 0.1, facing);
  return {
    tone: clamp(1.04 - 0.92 * light ** 0.9 - bounce - back - 0.4 * gleam, 0.03, 0.985),
    lines: v * 116,
    across: u * 210 + v * 30,
  };
}

export const word: Design = {
  width: 800,
  height: 960,
  outline: sheetOutline(800, 960),
  perforation: 70.5,
  every: 6.6,
  ink: '#1d1b1c',
  paper: '#fcf8ef',
  inPicture: inBox(box),
  camera: { eye: [0, 2.1, 7], target: [0, 0.86, 0], zoom: 205, center: [386, 440] },
  light: { from: [-3, 4.6, 3.2], reach: 3.4 },
  forms: [ball('ball', [0, 1, 0], 1, 0.5), ground('table', [-4, -3, 4, 3], () => 0)],
  cut,
  ground: (x, y) => ({
    tone: 0.16 + 0.5 * smooth(440, 84, y) + 0.05 * smooth(200, 716, x),
    lines: y / 6.6,
    across: (x * 0.8 + y) / 6.6,
  }),
  solid:
    rule(grown(box, 7), 3) +
    words(400, 868, 84, 'THE LAST WORD', { face: 'Burin Black', spacing: 1 }) +
    words(400, 909, 19, 'FACE VALUE · SILVER CITY, NEW MEXICO', {
      face: 'Burin Text',
      spacing: 3.4,
    }),
  bare: '',
  marks: marks.word,
};

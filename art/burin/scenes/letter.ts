/** A Long Letter: a feather, whose barbs are the lines. */
import { marks } from '../../../src/homes/creative-portfolio/marks.ts';
import { noise } from '../../woven/noise.ts';
import { sheetOutline } from '../frames.ts';
import { words } from '../lettering.ts';
import type { Design } from '../stamp.ts';
import { clamp, mix, smooth } from '../vector.ts';

/** Middle of the quill at a height: it leans, and bends over at its tip. */
const shaft = (y: number) => 356 + 66 * Math.sin((y - 250) / 420) - 92 * smooth(470, 60, y) ** 1.6;
const [tip, vane, end] = [96, 800, 1140] as const;

/** Width of the vane at a height, at the left (-1) or the right of the quill. */
function wide(y: number, side: number): number {
  const t = clamp((y - tip) / (vane - tip));
  const full = t ** 0.42 * (1 - t ** 5) ** 0.8;
  return (side < 0 ? 186 : 132) * full;
}

interface Feathered {
  inside: number;
  tone: number;
  lines: number;
  across: number;
}

function feather(x: number, y: number): Feathered {
  const middle = shaft(y);
  const lean = Math.atan2(shaft(y + 4) - shaft(y - 4), 8);
  const away = (x - middle) * Math.cos(lean);
  const side = Math.sign(away) || 1;
  const far = Math.abs(away);
  // A barb begins further down than where it ends: one looks back along it.
  const root = y + far * (0.86 + 0.0022 * far);
  const width = wide(root * 0.92 + y * 0.08 - far * 0.2, side);
  const split =
    smooth(0.62, 0.8, noise(root / 24, side * 3, 5)) * smooth(0.55, 1, far / (width || 1));
  const ragged = 9 * noise(root / 7, side, 8) + 46 * split;
  const down = smooth(690, 800, root) * 26 * noise(root / 4, far / 16, 3);
  const inside = Math.min(width - ragged + down - far, y - tip + 4, vane + 30 - y);
  const fold = 0.5 + 0.5 * Math.sin(root / 46 + side * 1.4 + noise(root / 60, side, 2) * 5);
  const tone =
    (side > 0 ? 0.66 : 0.34) +
    0.26 * (fold - 0.5) +
    0.3 * smooth(0.2, 0, far / (width || 1)) -
    0.2 * smooth(0.5, 1, far / (width || 1)) * (side < 0 ? 1 : 0.3);
  return { inside, tone: clamp(tone, 0.12, 0.9), lines: root / 7.4, across: far / 7 + root / 30 };
}

function quill(x: number, y: number): number {
  const thick = mix(1.5, 10, smooth(tip, end, y)) * (y > 1080 ? smooth(end, 1080, y) : 1);
  return y > tip && y < end ? thick - Math.abs(x - shaft(y)) : -99;
}

function plate(x: number, y: number) {
  const stem = quill(x, y);
  if (stem > 0) {
    const across = (x - shaft(y)) / 10;
    return { tone: clamp(0.3 + 0.9 * across), lines: x / 6, across: y / 6, part: 2 };
  }
  const own = feather(x, y);
  if (own.inside > 0) return { ...own, part: x < shaft(y) ? 3 : 4 };
  // Its shadow on the table, cut straight.
  const [sx, sy] = [x - 62, y - 34];
  const shadow = Math.max(feather(sx, sy).inside, quill(sx, sy) * 2);
  const soft = smooth(-16, 10, shadow);
  return { tone: 0.44 * soft, lines: (x + y * 0.8) / 8.4, across: (x - y) / 8, part: 5 };
}

export const letter: Design = {
  width: 720,
  height: 1420,
  outline: sheetOutline(720, 1420),
  perforation: 73,
  every: 7.2,
  ink: '#b0215f',
  paper: '#fdf8f1',
  inPicture: (x, y) => x > 70 && x < 650 && y > 70 && y < 1180,
  camera: { eye: [0, 0, 9], target: [0, 0, 0], zoom: 1, center: [0, 0] },
  light: { from: [-1, 1, 1], reach: 1 },
  forms: [],
  cut: () => ({ tone: 0, lines: 0, across: 0 }),
  ground: plate,
  solid:
    words(360, 1246, 62, 'A LONG', { face: 'Burin Black', spacing: 16 }) +
    words(360, 1350, 98, 'LETTER', { face: 'Burin Black', spacing: 8 }) +
    words(668, 640, 21, 'FACE VALUE · SILVER CITY, NEW MEXICO', {
      face: 'Burin Text',
      spacing: 4.4,
      turn: -90,
    }),
  bare: '',
  marks: marks.letter,
};

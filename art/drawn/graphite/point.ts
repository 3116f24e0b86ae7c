import { lookAt } from './look-at.ts';
import { noise } from './noise.ts';
import { draw } from './pencil-on-paper.ts';
import { pixelsAsSvg } from './png.ts';
import { type Coat, pencil } from './solids.ts';
import { fromTyped } from './typed.ts';

export const size = { width: 2000, height: 1250 };

// Rows of a typed report; the point has struck what stands to the right of it.
const rows: readonly (readonly [words: string, x: number, z: number])[] = [
  ['the report on the report', -13.2, -1.9],
  ['the monthly report', -8.2, 0.27],
  ['on page 96 of 212', -7.7, 2.5],
  ['nothing more', -5.1, 4.7],
];
const high = 0.56;

const paper = (x: number, z: number): Coat => {
  const grain = noise(x * 15, z * 15, 51) * 0.6 + noise(x * 33, z * 33, 53) * 0.4;
  const course = 0.05 * Math.sin(x * 0.9 + 0.4) + 0.03 * (noise(x * 3, 0, 5) - 0.5);
  const away = Math.abs(z - course - 0.01);
  const wax = x > -0.02 ? 1 - away / (0.09 + 0.05 * grain) : 0;
  if (wax > 0.12 + 0.5 * (1 - grain) * (1 - wax))
    return { wash: [140, 28, 38], share: 0.92, value: 0.86, lay: 0.02 };
  let ink = 0;
  for (const [words, left, foot] of rows) {
    const d = fromTyped(words, (x - left) / high, (foot - z) / high);
    ink = Math.max(ink, Math.min(1, (0.13 + 0.06 * (grain - 0.5) - d) * 22));
  }
  return {
    wash: [246, 236, 214],
    share: 0.75,
    value: 0.93 - 0.1 * (grain - 0.5) - Math.max(0, ink) * (0.62 - 0.3 * grain),
    lay: -0.1,
  };
};

/** A red pencil from very near, its point on a typed page, and the line that leaves it. */
export function point(scale = 1): string {
  const { width, height } = size;
  const seen = lookAt(
    [pencil([0, 0.02, 0], [-13, 8.6, -3.2], 1.15)],
    paper,
    {
      from: [2.2, 6.2, 10.2],
      to: [-1, 0.95, 0],
      open: 0.6,
      sun: [-5, 5.6, 3.4],
      crisp: 7,
      far: 99,
    },
    Math.round(width * scale),
    Math.round(height * scale),
  );
  return pixelsAsSvg(draw(seen, { ...size, fade: [0, 0.05, 0, 0.22] }), width, height);
}

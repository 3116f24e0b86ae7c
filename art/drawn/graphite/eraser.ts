import { lookAt } from './look-at.ts';
import { noise } from './noise.ts';
import { draw } from './pencil-on-paper.ts';
import { pixelsAsSvg } from './png.ts';
import { type Coat, rod, slab } from './solids.ts';
import { fromTyped } from './typed.ts';

export const size = { width: 2000, height: 1700 };

const rows: readonly (readonly [words: string, x: number, z: number])[] = [
  ['page 12 of 12', -7.2, -3.2],
  ['one of nine', -7.2, -1.1],
  ['the meeting', -7.2, 1],
  ['on the meeting', -7.2, 3.1],
  ['the plan', -7.2, 5.2],
];
const high = 0.62;

const paper = (x: number, z: number): Coat => {
  const grain = noise(x * 14, z * 14, 51) * 0.6 + noise(x * 30, z * 30, 53) * 0.4;
  // Erased words are gone, except for a shadow.
  const rubbed =
    x + 0.6 * (noise(z * 1.3, x * 0.4, 57) - 0.5) > -2.4 && z > -0.7 && z < 3.9 ? 0.16 : 1;
  let ink = 0;
  for (const [words, left, foot] of rows) {
    const d = fromTyped(words, (x - left) / high, (foot - z) / high);
    ink = Math.max(ink, Math.min(1, (0.13 + 0.06 * (grain - 0.5) - d) * 22));
  }
  const smear = rubbed < 1 ? 0.1 * noise(x * 0.7, z * 3, 59) : 0;
  return {
    wash: [246, 236, 214],
    share: 0.75,
    value: 0.94 - 0.1 * (grain - 0.5) - smear - Math.max(0, ink) * rubbed * (0.62 - 0.3 * grain),
    lay: 0.08,
  };
};

/** An eraser on a typed page, its crumbs, and the words that it has taken off. */
export function eraser(scale = 0.6): string {
  const { width, height } = size;
  const gum = slab([2.9, 0, 0.7], [5.6, 2, 2.8], { angle: 0.42, soft: 0.34 }, (_, x, z) => ({
    wash: x > 0.6 ? [204, 128, 118] : x > 0.2 ? [120, 34, 40] : [228, 224, 216],
    share: 0.92,
    value: 0.9 - 0.14 * noise(x * 5, z * 5, 63) * (x < -1.9 ? 2 : 0.4),
    lay: 0.2,
  }));
  const crumbs = Array.from({ length: 34 }, (_, i) => {
    const a = noise(i * 7.7, 0.5, 65) * 6.28;
    const [x, z] = [-3 + 5.4 * noise(i * 3.3, 1.5, 67), 1.2 + 3.6 * noise(i * 5.1, 2.5, 69)];
    const r = 0.025 + 0.045 * noise(i * 2.9, 3.5, 71);
    const long = 0.06 + 0.26 * noise(i * 4.7, 4.5, 73);
    return rod([x, r, z], [x + long * Math.cos(a), r + 0.04, z + long * Math.sin(a)], r, {
      wash: [176, 132, 124],
      share: 0.6,
      value: 0.74,
    });
  });
  const seen = lookAt(
    [gum, ...crumbs],
    paper,
    {
      from: [-2.6, 12.5, 14.5],
      to: [-0.6, 0.2, 0.8],
      open: 0.66,
      sun: [-6, 4.6, 1.4],
      crisp: 8,
      far: 99,
    },
    Math.round(width * scale),
    Math.round(height * scale),
  );
  return pixelsAsSvg(draw(seen, { ...size, fade: [0.12, 0.12, 0.12, 0.14] }), width, height);
}

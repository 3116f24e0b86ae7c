import { creased, layered } from './noise.ts';
import type { Spot } from './relief.ts';
import { bulge, clamp, inFrame, step, toBox, toLine, tone } from './shapes.ts';
import { dye, shade } from './stuffs.ts';

const calf = tone('#5e2c16');
const sole = tone('#1c1512');
const lining = tone('#b98d5c');
const lace = tone('#2a1c14');
const patent = tone('#9c1420');

/** Half the width of a shoe along its length, from heel (-1) to toe (1). */
function outline(along: number, pointed: number): number {
  const share = clamp((along + 1) / 2);
  const heel = 0.3 * Math.sqrt(clamp(1 - ((share - 0.16) / 0.16) ** 2 * (share < 0.16 ? 1 : 0)));
  const waist =
    0.3 -
    0.045 * Math.exp(-(((share - 0.36) / 0.13) ** 2)) +
    0.075 * Math.exp(-(((share - 0.68) / 0.17) ** 2));
  const toe = share > 0.72 ? Math.sqrt(clamp(1 - ((share - 0.72) / 0.28) ** (2 - pointed))) : 1;
  return Math.min(share < 0.16 ? heel : waist, waist) * toe;
}

interface Shoe {
  x: number;
  y: number;
  turn: number;
  /** Half its length, in widths of a pit. */
  half: number;
  /** -1 for a left, 1 for a right one. */
  side: number;
  kind: 'oxford' | 'pump';
}

const pairs: Readonly<Record<number, readonly Shoe[]>> = {
  1: [
    { x: -0.1, y: 0.03, turn: -1.62, half: 0.27, side: -1, kind: 'oxford' },
    { x: 0.13, y: -0.03, turn: -1.38, half: 0.27, side: 1, kind: 'oxford' },
  ],
  6: [
    { x: -0.13, y: 0.04, turn: -1.12, half: 0.225, side: -1, kind: 'pump' },
    { x: 0.14, y: 0.14, turn: -0.5, half: 0.225, side: 1, kind: 'pump' },
  ],
};

function oxford(a: number, b: number, inside: number, spot: Spot, size: number): void {
  // Sole all round, then the upper, which is low at the toe and open at the ankle.
  const upper = inside - 0.035;
  dye(spot, sole);
  spot.gloss = 0.3;
  spot.rough = 0.5;
  let high = 0.045;
  if (upper > 0) {
    const toe = step(0.25, 0.95, a);
    const crown = 0.2 - 0.1 * toe + 0.05 * step(0.1, -0.5, a);
    high =
      0.05 +
      crown * bulge(upper, 0.17, 1) +
      0.006 * creased(a * 5, b * 9, 2, 3) * step(0.1, 0.4, a) * step(0.8, 0.5, a);
    dye(spot, calf);
    shade(spot, 0.75 + 0.4 * layered(a * 9, b * 9, 3, 5));
    spot.gloss = 0.75;
    spot.rough = 0.27;
    // Toe cap and quarters: rows of stitches.
    const cap = Math.abs(a - 0.56 - 0.14 * b * b * 4);
    const quarter = Math.abs(Math.abs(b) - 0.13 - 0.2 * (0.14 - a)) + (a > 0.2 || a < -0.3 ? 1 : 0);
    const seam = Math.min(cap, quarter);
    if (seam < 0.014) {
      high -= 0.007 * step(0.014, 0.004, seam);
      shade(spot, 0.6);
    }
    const mouth = toBox(a + 0.44, b, 0.4, 0.165, 0.16);
    if (mouth < 0) {
      high = 0.09 + 0.12 * step(-0.05, 0, mouth);
      dye(spot, lining);
      shade(spot, 0.35 + 0.5 * step(-0.06, 0, mouth));
      spot.gloss = 0.06;
    }
    // Laces over the tongue.
    if (a > -0.06 && a < 0.3 && Math.abs(b) < 0.13) {
      const cross = Math.abs((((((a + 0.06) * 11 + Math.abs(b) * 1.6) % 1) + 1) % 1) - 0.5);
      if (cross < 0.22) {
        high += 0.02 * bulge(0.22 - cross, 0.2, 1);
        dye(spot, lace);
        spot.gloss = 0.1;
      }
    }
    // A bow, its ends hanging to one side.
    const bow = Math.min(
      Math.abs(Math.hypot((a - 0.0) * 1.4, Math.abs(b) - 0.1) - 0.075),
      toLine(a, b, 0, 0.02, 0.2, 0.24),
      toLine(a, b, 0, -0.02, 0.15, -0.25),
    );
    if (bow < 0.017) {
      high = Math.max(high, 0.27) + 0.014 * bulge(0.017 - bow, 0.017, 1);
      dye(spot, lace);
      spot.gloss = 0.12;
    }
  }
  spot.height = Math.max(spot.height, size * (0.05 + high * 0.4));
}

function pump(a: number, b: number, inside: number, spot: Spot, size: number): void {
  // It stands on a high heel: what is behind is higher than what is in front.
  const lift = 0.34 * step(0.35, -0.7, a);
  const mouth = toBox(a + 0.22, b, 0.66, 0.19 - 0.05 * clamp(a), 0.17);
  let high = 0.05 + lift + 0.12 * bulge(inside, 0.1, 1);
  dye(spot, patent);
  spot.gloss = 1.5;
  spot.rough = 0.15;
  if (mouth < 0) {
    high = 0.06 + lift + 0.05 * step(-0.04, 0, mouth);
    dye(spot, lining);
    shade(spot, 0.55 + 0.4 * step(-0.08, 0, mouth) + 0.15 * step(-0.5, 0.2, a));
    spot.gloss = 0.1;
    spot.rough = 0.7;
  }
  spot.height = Math.max(spot.height, size * (0.05 + high * 0.4));
}

/** Shoes that stand on one of the floors. */
export function shoesOn(floor: number, u: number, v: number, size: number, spot: Spot): void {
  for (const { x, y, turn, half, side, kind } of pairs[floor] ?? []) {
    const [p, q] = inFrame(u, v, x, y, turn);
    const a = p / half;
    if (Math.abs(a) > 1) continue;
    // Bent inward, as feet are.
    const b = (q / half) * side + 0.07 * Math.sin((a + 1) * 1.5);
    const inside =
      outline(a, kind === 'pump' ? 0.55 : 0) * (kind === 'pump' ? 0.86 : 1) - Math.abs(b);
    if (inside <= 0) continue;
    (kind === 'oxford' ? oxford : pump)(a, b, inside, spot, size);
  }
}

/** Tones cut into lines: they swell with the dark, are crossed in it, and break into dots in the light. */
import { noise } from '../woven/noise.ts';
import { clamp, smooth } from './vector.ts';

/** Cut of a spot of the plate. */
export interface Cut {
  /** 0 is bare paper, 1 is solid ink. */
  tone: number;
  /** Counts lines of the first set across them: 3 is the middle of the third. */
  lines: number;
  /** The same for the second set, which crosses the first in the dark. */
  across: number;
  /** Share that is cut away whole, as a crack or a dot: above 0 it is ink, below 0 it stays bare. */
  whole?: number;
}

interface Plate {
  readonly width: number;
  readonly height: number;
  readonly tone: Float32Array;
  readonly lines: Float32Array;
  readonly across: Float32Array;
  readonly whole: Float32Array;
  /** Part that each spot belongs to: no line runs from one part to another. */
  readonly part: Uint8Array;
}

export const emptyPlate = (width: number, height: number): Plate => ({
  width,
  height,
  tone: new Float32Array(width * height),
  lines: new Float32Array(width * height),
  across: new Float32Array(width * height),
  whole: new Float32Array(width * height),
  part: new Uint8Array(width * height),
});

/** Lines a pixel, of one set, from its neighbors of the same part. */
function gradient({ width, height, part }: Plate, phase: Float32Array, x: number, y: number) {
  const index = y * width + x;
  const here = phase[index] as number;
  const own = part[index];
  const step = (other: number, inside: boolean) =>
    inside && part[other] === own ? Math.abs((phase[other] as number) - here) : Number.NaN;
  const least = (a: number, b: number) =>
    Number.isNaN(a) ? b : Number.isNaN(b) ? a : Math.min(a, b);
  const gx = least(step(index + 1, x + 1 < width), step(index - 1, x > 0));
  const gy = least(step(index + width, y + 1 < height), step(index - width, y > 0));
  return Math.hypot(Number.isNaN(gx) ? 0 : gx, Number.isNaN(gy) ? 0 : gy);
}

/** Ink of one line of a set at a pixel: `wide` is the share of its space that it takes. */
function strokeAt(phase: number, steep: number, wide: number): number {
  const away = Math.abs(phase - Math.round(phase));
  return (
    clamp((wide / 2 - away) / Math.max(steep, 1e-6) + 0.5) * clamp(wide / Math.max(steep, 1e-6))
  );
}

/**
 * Ink of a set at a pixel. Where lines would run closer together than `every` pixels, each second
 * one ends; where they part, new ones begin between them.
 */
function setAt(phase: number, steep: number, wide: number, every: number): number {
  if (wide <= 0.004) return 0;
  const level = Math.log2(Math.max(steep * every, 1e-6));
  const whole = Math.floor(level);
  const between = level - whole;
  const coarse = 2 ** -(whole + 1);
  const ending = smooth(0.2, 1, between);
  const even = strokeAt(phase * coarse, steep * coarse, wide * 0.5 * (1 + ending));
  const odd = strokeAt(phase * coarse + 0.5, steep * coarse, wide * 0.5 * (1 - ending));
  return Math.max(even, odd);
}

/**
 * Cuts a plate into ink, 0 to 1 a pixel; `every` is the space from line to line in pixels, `sets` the
 * number of sets that are cut so far, of two.
 */
export function hatch(plate: Plate, every: number, sets = 2): Float32Array {
  const { width, height } = plate;
  const ink = new Float32Array(width * height);
  if (sets === 0) return ink;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const tone = plate.tone[index] as number;
      if (tone <= 0.015) continue;
      // The hand is not a machine: it presses a little more here, a little less there.
      const hand = noise(x / every / 5, y / every / 5, 17) - 0.5;
      const dark = clamp(tone * (1 + hand * 0.16));
      const drift = hand * 0.12;
      const steep = gradient(plate, plate.lines, x, y);
      const steepAcross = gradient(plate, plate.across, x, y);
      const first = dark < 0.46 ? dark : 0.46 + (dark - 0.46) * 0.42;
      const second = dark < 0.34 || sets < 2 ? 0 : 1 - (1 - dark) / (1 - first);
      const phase = (plate.lines[index] as number) + drift;
      const crossing = (plate.across[index] as number) - drift;
      const light = smooth(0.2, 0.1, dark);
      // In the light a line keeps some width, and is broken along itself instead.
      let one = setAt(phase, steep, Math.max(first, light * 0.15), every);
      if (light > 0) {
        const shown = 1 - light * (1 - clamp(dark / 0.15));
        one *= breaks(phase * 0.5, crossing, steepAcross, shown, every);
      }
      const two = second > 0 ? setAt(crossing, steepAcross, second, every * 1.02) : 0;
      ink[index] = 1 - (1 - one) * (1 - two);
    }
  return ink;
}

/** 1 where a broken line goes on: for `shown` of its length, staggered from line to line. */
function breaks(phase: number, place: number, steep: number, shown: number, every: number): number {
  if (shown >= 0.995) return 1;
  const level = 2 ** -Math.round(Math.log2(Math.max(steep * every * 1.15, 1e-6)));
  const row = Math.round(phase * 2);
  const at = place * level + (row % 2 === 0 ? 0 : 0.5);
  return strokeAt(at, steep * level, shown);
}

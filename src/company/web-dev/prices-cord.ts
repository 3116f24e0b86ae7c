import {
  type CordPen,
  cordFromLeft,
  toRightEdge,
  type Vector,
} from '../../blocks/cord/cord-pen.ts';

/** Measures of the drawing for one range of widths, in its units. */
export interface PricesFrame {
  /** Left strand of the first drop. */
  left: number;
  /** Width that the drops share. */
  width: number;
  top: number;
  /** Between the two strands of a drop. */
  gap: number;
  /** Depth of the highest price below `top`. */
  depth: number;
  /** Distance of two loops of the part that may come on top. */
  loop: number;
}

export interface PricesDrawing {
  path: string;
  /** Lowest point of each drop. */
  ends: Vector[];
}

/** Draws one loop after another down a line, at the left of it. */
function coilDown(pen: CordPen, [x, y]: Vector, count: number, pitch: number): CordPen {
  const radius = pitch * 0.5;
  const at = (turns: number): Vector => {
    const angle = turns * 2 * Math.PI;
    return [x + radius * (1 - Math.cos(angle)), y + pitch * turns + radius * Math.sin(angle)];
  };
  return count > 0 ? pen.trace(at, count, count * 5) : pen;
}

/**
 * Draws prices as drops of the cord, from the left to the right: straight down to the lower end of
 * the range, coiled from there to the higher, and up again.
 */
export function pricesCord(
  ranges: readonly { low: number; high: number }[],
  { left, width, top, gap, depth, loop }: PricesFrame,
): PricesDrawing {
  const scale = depth / Math.max(1, ...ranges.map(({ high }) => high));
  const ends: Vector[] = [];
  const pen = cordFromLeft(top);
  for (const [index, { low, high }] of ranges.entries()) {
    const x = left + (width / ranges.length) * index;
    const bend = gap / 2;
    const last = top + high * scale;
    const first = Math.min(top + low * scale, last - bend);
    pen.to(x, top, bend).to(x, first);
    const slack = last - bend - first;
    const count = Math.round(slack / loop);
    coilDown(pen, [x, first], count, slack / count).to(x, last - bend);
    const bow = bend * 1.33;
    pen.curve(x, last + bow - bend, x + gap, last + bow - bend, x + gap, last - bend);
    pen.to(x + gap, top, bend);
    ends.push([x + bend, last]);
  }
  return { path: toRightEdge(pen, top), ends };
}

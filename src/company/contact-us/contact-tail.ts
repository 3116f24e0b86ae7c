import type { CordDrawing } from '../../blocks/cord/cord.tsx';
import { CordPen, cordFromLeft } from '../../blocks/cord/cord-pen.ts';
import { wideCoil } from './contact-cord.ts';

/** Loops of the cord in front of the button, in narrow windows: their number, distance and radius. */
const loops = { count: 5, pitch: 22, radius: 9 } as const;

/**
 * End of the line in narrow windows, whose button is at the left: the cord comes in below it, and ends
 * behind it. The top of the drawing is the middle of the button.
 */
export function narrowTail(): CordDrawing {
  const { count, pitch, radius } = loops;
  const [right, low] = [296, 84];
  const path = cordFromLeft(low)
    .to(right - 4, low)
    .curve(322, low, 334, 66, 334, low / 2)
    .curve(334, 18, 320, 0, right, 0)
    .trace(
      (turn) => {
        const angle = turn * 2 * Math.PI;
        return [right - pitch * turn - radius * Math.sin(angle), radius * (Math.cos(angle) - 1)];
      },
      count,
      count * 6,
    )
    .to(40, 0)
    .path();
  return { height: low + 4, path };
}

/** Units of the wide drawing between which the tail is, as in the stylesheet: under the button to the coil. */
export const tailBox = { left: 660, right: 1204, height: 1000 } as const;

/**
 * Draws the rest of the coil in the wide drawing's units across; its height is stretched to that of
 * the form, 1 to 1.8 at the usual one. The turns are drawn apart, as by the weight below them, and
 * the cord runs straight down, round a corner and to the left.
 */
export function wideTail(): string {
  const { x, radius } = wideCoil;
  const { left, height } = tailBox;
  const turns = 10;
  const coiled = new CordPen(x, 0).trace(
    (turn) => {
      const angle = turn * 2 * Math.PI;
      return [
        x + radius * (1 - Math.cos(angle)),
        turn * (40 + 2 * turn) + radius * 1.8 * Math.sin(angle),
      ];
    },
    turns,
    turns * 4,
  );
  return coiled
    .to(x, height - 44)
    .curve(x, height - 12, x - 12, height, x - 26, height)
    .to(left, height)
    .path();
}

import { isPrintable, pins, pinsOf } from './pin-font.ts';

/** A line of text as pins: a path of points, to be drawn with round ends, and how wide it is, in pins. */
export interface PinLine {
  d: string;
  width: number;
}

/** From one letter to the next: its pins and a gap of one. */
const advance = pins.across + 1;

/** Sets a line of text; what the print head has no form for is left out. `top` is the row of its first pin. */
export function pinLine(text: string, top = 0): PinLine {
  const letters = [...text.toUpperCase()].filter(isPrintable);
  const d = letters
    .flatMap((letter, index) =>
      pinsOf(letter).map(([column, row]) => `M${index * advance + column} ${top + row}h0`),
    )
    .join('');
  return { d, width: Math.max(0, letters.length * advance - 1) };
}

import { isPrintable, pins, pinsOf } from './pin-font.ts';

/**
 * A line of text as pins: a path of rows, to be drawn in dashes of no length with round ends a unit
 * apart, and how wide it is, in pins.
 */
export interface PinLine {
  d: string;
  width: number;
}

/** From one letter to the next: its pins and a gap of one. */
const advance = pins.across + 1;

/** Pins side by side are one piece, a little longer than to the last: a dash at its very end is not drawn. */
function pieces(columns: readonly number[], left: number, row: number): string {
  const found: [start: number, more: number][] = [];
  for (const column of columns) {
    const last = found.at(-1);
    if (last && last[0] + last[1] + 1 === column) last[1] += 1;
    else found.push([column, 0]);
  }
  return found.map(([start, more]) => `M${left + start} ${row}h${more}.01`).join('');
}

/** Sets a line of text; characters without a pin form are left out. */
export function pinLine(text: string): PinLine {
  const letters = [...text.toUpperCase()].filter(isPrintable);
  const rows = Array.from({ length: pins.down }, (_, row) => row);
  const d = letters
    .flatMap((letter, index) => {
      const struck = pinsOf(letter);
      return rows.map((row) => {
        const columns = struck.filter(([, at]) => at === row).map(([column]) => column);
        return pieces(columns, index * advance, row);
      });
    })
    .join('');
  return { d, width: Math.max(0, letters.length * advance - 1) };
}

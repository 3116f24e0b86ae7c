import { isPrintable, pins, pinsOf } from './pin-font.ts';

/**
 * Dot-matrix text as an SVG path of horizontal lines, to be stroked with zero-length dashes and round caps one unit
 * apart, and its width in dots.
 */
export interface PinLine {
  d: string;
  width: number;
}

/** Advance width of a letter, in dots: its columns and a gap of one. */
const advance = pins.across + 1;

/** Returns adjacent dots of a row as one line each, slightly too long: a dash at the very end is not drawn. */
function pieces(columns: readonly number[], left: number, row: number): string {
  const found: [start: number, more: number][] = [];
  for (const column of columns) {
    const last = found.at(-1);
    if (last && last[0] + last[1] + 1 === column) last[1] += 1;
    else found.push([column, 0]);
  }
  return found.map(([start, more]) => `M${left + start} ${row}h${more}.01`).join('');
}

/** Returns a line of text as dots; unknown characters are omitted. */
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

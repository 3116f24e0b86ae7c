/** Patterns of rotation for the tiles of a floor; ids of `copy.layout.layingPatterns`. */
export type LayingPattern = 'one-way' | 'by-turns' | 'pinwheel' | 'as-it-comes';

/** Quarter turns of the four tiles around a center, by row and column. */
const pinwheelTurns = [
  [3, 0],
  [2, 1],
] as const;

/** Returns the rotation of the tile at column `x` and row `y`, in quarter turns, 0 to 3. */
export function quarterTurnsAt(pattern: LayingPattern, x: number, y: number): number {
  if (pattern === 'by-turns') return (x + y) % 2;
  if (pattern === 'pinwheel') return pinwheelTurns[y % 2]?.[x % 2] ?? 0;
  if (pattern === 'as-it-comes') {
    const hash = Math.imul(x * 31 + 17, 0x85ebca6b) ^ Math.imul(y * 57 + 5, 0xc2b2ae35);
    return ((hash ^ (hash >>> 15)) >>> 3) & 3;
  }
  return 0;
}

/** Returns the rotations of all tiles of a board, row by row. */
export const layRows = (pattern: LayingPattern, columns: number, rows: number): number[] =>
  Array.from({ length: columns * rows }, (_, index) =>
    quarterTurnsAt(pattern, index % columns, Math.floor(index / columns)),
  );

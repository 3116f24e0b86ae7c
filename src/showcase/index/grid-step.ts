interface Place {
  left: number;
  top: number;
}

/** Tolerance in pixels within which two cards are in the same row. */
const sameRow = 4;

/**
 * Returns the target of an arrow key in a grid whose rows may be incomplete: the index of the card,
 * -1 above the first row, null for no move.
 */
export function gridStep(key: string, from: number, places: readonly Place[]): number | null {
  const here = places[from];
  if (!here) return null;
  if (key === 'ArrowRight') return from + 1 < places.length ? from + 1 : null;
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : null;
  const down = key === 'ArrowDown';
  if (!down && key !== 'ArrowUp') return null;
  const sign = down ? 1 : -1;
  const ahead = places
    .map(({ left, top }, index) => ({ index, left, far: (top - here.top) * sign }))
    .filter(({ far }) => far > sameRow);
  if (ahead.length === 0) return down ? null : -1;
  const row = Math.min(...ahead.map(({ far }) => far));
  const [nearest] = ahead
    .filter(({ far }) => far - row <= sameRow)
    .sort((one, other) => Math.abs(one.left - here.left) - Math.abs(other.left - here.left));
  return nearest?.index ?? null;
}

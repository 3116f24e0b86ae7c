/** Upper left corner of a card, in pixels. */
interface CardPosition {
  left: number;
  top: number;
}

/** Tolerance in pixels within which two cards are in the same row. */
const rowTolerance = 4;

/**
 * Returns the target of an arrow key in a grid whose rows may be incomplete: the index of the card,
 * -1 above the first row, null for no move.
 */
export function gridStep(
  key: string,
  index: number,
  positions: readonly CardPosition[],
): number | null {
  const current = positions[index];
  if (!current) return null;
  if (key === 'ArrowRight') return index + 1 < positions.length ? index + 1 : null;
  if (key === 'ArrowLeft') return index > 0 ? index - 1 : null;
  const isDown = key === 'ArrowDown';
  if (!isDown && key !== 'ArrowUp') return null;
  const direction = isDown ? 1 : -1;
  const cardsAhead = positions
    .map(({ left, top }, cardIndex) => ({
      cardIndex,
      left,
      distance: (top - current.top) * direction,
    }))
    .filter(({ distance }) => distance > rowTolerance);
  if (cardsAhead.length === 0) return isDown ? null : -1;
  const nextRowDistance = Math.min(...cardsAhead.map(({ distance }) => distance));
  const [nearest] = cardsAhead
    .filter(({ distance }) => distance - nextRowDistance <= rowTolerance)
    .sort((one, other) => Math.abs(one.left - current.left) - Math.abs(other.left - current.left));
  return nearest?.cardIndex ?? null;
}

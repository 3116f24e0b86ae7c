import { minstd } from '../../content/minstd.ts';

/** Place in the pictogram, in units of one piece. */
interface PiecePosition {
  x: number;
  y: number;
  rotation: number;
  /** Index of its color. */
  sheet: number;
}

/**
 * Returns the places of `total` pieces, in the order in which they are filled: scattered over the
 * rows. Deterministic.
 */
export function layOut(total: number, piecesPerRow: number): PiecePosition[] {
  const random = minstd(total * 7919 + piecesPerRow);
  const positions = Array.from({ length: total }, (_, i) => ({
    x: (i % piecesPerRow) + 0.5 + (random() - 0.5) * 0.12,
    y: Math.floor(i / piecesPerRow) + 0.5 + (random() - 0.5) * 0.12,
    rotation: Math.round((random() - 0.5) * 18),
    sheet: Math.floor(random() * 4),
    order: random(),
  }));
  return positions
    .toSorted((a, b) => a.order - b.order)
    .map(({ order: _, ...position }) => position);
}

/**
 * Divides the places into permanent pieces, changing ones, and empty places.
 * @throws when the pieces exceed the places.
 */
export function dividePieces({
  before,
  after,
  maximum,
}: {
  before: number;
  after: number;
  maximum?: number;
}) {
  const [smaller, larger] = [Math.min(before, after), Math.max(before, after)];
  const total = maximum ?? larger;
  if (total < larger) throw new Error(`${larger} pieces on ${total} places.`);
  return { permanent: smaller, changing: larger - smaller, empty: total - larger, total };
}

import { minstd } from '../../content/minstd.ts';

/** Place in the pictogram, in units of one piece. */
interface Place {
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
export function layOut(total: number, row: number): Place[] {
  const roll = minstd(total * 7919 + row);
  const places = Array.from({ length: total }, (_, i) => ({
    x: (i % row) + 0.5 + (roll() - 0.5) * 0.12,
    y: Math.floor(i / row) + 0.5 + (roll() - 0.5) * 0.12,
    rotation: Math.round((roll() - 0.5) * 18),
    sheet: Math.floor(roll() * 4),
    order: roll(),
  }));
  return places.toSorted((a, b) => a.order - b.order).map(({ order: _, ...place }) => place);
}

/**
 * Divides the places into permanent pieces, changing ones, and empty places.
 * @throws when the pieces exceed the places.
 */
export function partsOf({ before, after, of }: { before: number; after: number; of?: number }) {
  const [least, most] = [Math.min(before, after), Math.max(before, after)];
  const total = of ?? most;
  if (total < most) throw new Error(`${most} pieces on ${total} places.`);
  return { always: least, turning: most - least, empty: total - most, total };
}

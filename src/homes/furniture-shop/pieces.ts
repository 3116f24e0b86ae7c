import type { PaintDay } from './days.ts';

export type PieceId = 'chair' | 'stool' | 'table' | 'lamp';

/** Product of the firm. */
export interface Piece {
  id: PieceId;
  title: string;
  /** Plural of the title. */
  plural: string;
  /** Price without paint, in dollars. */
  unpaintedPrice: number;
  /** Square feet to paint. */
  area: number;
  /** Working days in the wood shop before it can be primed; 0 if in stock. */
  workshopDays: number;
  size: string;
}

export const pieces: readonly Piece[] = [
  {
    id: 'chair',
    title: 'Chair',
    plural: 'chairs',
    unpaintedPrice: 290,
    area: 13,
    workshopDays: 0,
    size: '18 × 19 in, seat at 18',
  },
  {
    id: 'stool',
    title: 'Stool',
    plural: 'stools',
    unpaintedPrice: 165,
    area: 6,
    workshopDays: 0,
    size: '15 in across, 18 high',
  },
  {
    id: 'lamp',
    title: 'Lamp',
    plural: 'lamps',
    unpaintedPrice: 215,
    area: 7,
    workshopDays: 2,
    size: '16 in across, 18 high, 9 ft of cord',
  },
  {
    id: 'table',
    title: 'Table',
    plural: 'tables',
    unpaintedPrice: 940,
    area: 31,
    workshopDays: 6,
    size: '46 in across, 29 high, seats four or five',
  },
];

/** Returns the price of a day's paint on a piece, in whole dollars. */
export const paintCost = ({ area }: Pick<Piece, 'area'>, { coats, rate }: PaintDay): number =>
  Math.round(area * coats * rate);

/** Returns the price of a piece in the color of a day, in whole dollars. */
export const priceOf = (piece: Piece, day: PaintDay): number =>
  piece.unpaintedPrice + paintCost(piece, day);

import { glazeStep } from '../content/cart.ts';

/** The number that a thing has in the cart, in one of its glazes: those are counted from none. */
export const pieceId = (product: number, glaze: number): number => product + glazeStep * glaze;

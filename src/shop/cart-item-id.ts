import { variantStep } from '../content/cart.ts';

/** Returns the cart id of a product's variant; variants are counted from 0. */
export const cartItemId = (product: number, variant: number): number =>
  product + variantStep * variant;

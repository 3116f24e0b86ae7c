import { cartWords } from '../words/cart.ts';
import type { CartItem } from './schema/cart-item.ts';

/** Sample cart in the header. Plain data: the header is an island. */
export const cartItems: CartItem[] = [
  {
    id: 1,
    title: 'Clay lighthouse for the desk',
    img: 'clay-post-lighthouse',
    priceCents: 4800,
    quantity: 1,
    link: '/shop/single-product',
  },
  {
    id: 2,
    title: 'Clay telephone, never rings',
    img: 'clay-post-telephone',
    priceCents: 3650,
    quantity: 1,
    link: '/shop/single-product/telephone',
  },
];

/** Copy of the cart dropdown. */
export const cartTexts = {
  label: cartWords.label,
  subtotal: cartWords.subtotal,
  empty: cartWords.empty,
  viewCart: { title: cartWords.viewCart, link: '/shop/shopping-cart' },
  checkout: { title: cartWords.checkout, link: '/shop/checkout' },
} as const;

/** Returns the number of items in the cart, summed over all lines. */
export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** Returns the subtotal of all lines, in US cents. */
export function cartSubtotalCents(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.priceCents * item.quantity, 0);
}

/** Formats US cents as a decimal number: 8450 becomes `84.50`. Uses integers and strings only. */
export function formatDecimal(cents: number): `${number}` {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** Formats US cents as printed: 8450 becomes `$84.50`. */
export function formatCents(cents: number): string {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars.format(formatDecimal(cents));
}

/** Largest quantity of a line, so that every sum stays a safe integer. */
export const maxQuantity = 999;

/** Clamps a quantity to a whole number from 0 to the maximum. */
const clampQuantity = (quantity: number) =>
  Math.min(Math.max(Number.isFinite(quantity) ? Math.trunc(quantity) : 0, 0), maxQuantity);

/** Returns the lines with a changed quantity of one item; a line of quantity 0 stays. */
export function changeQuantity(
  items: readonly CartItem[],
  id: number,
  quantity: number,
): CartItem[] {
  return items.map((item) =>
    item.id === id ? { ...item, quantity: clampQuantity(quantity) } : item,
  );
}

/**
 * Returns the lines with an added quantity: to the existing line of the item, or as a new line at
 * the end.
 */
export function addQuantity(items: readonly CartItem[], addedItem: CartItem): CartItem[] {
  if (addedItem.quantity <= 0) return [...items];
  const existingLine = items.find(({ id }) => id === addedItem.id);
  return existingLine
    ? changeQuantity(items, addedItem.id, existingLine.quantity + addedItem.quantity)
    : [...items, { ...addedItem, quantity: clampQuantity(addedItem.quantity) }];
}

/** Distance between the cart ids of a product's variants. */
export const variantStep = 100;

/** Returns the quantity of a product in the cart, summed over its variants. */
export const quantityOfProduct = (items: readonly CartItem[], id: number): number =>
  cartCount(items.filter((item) => item.id % variantStep === id % variantStep));

/** Returns the lines without one item. */
export const removeLine = (items: readonly CartItem[], id: number): CartItem[] =>
  items.filter((item) => item.id !== id);

/** Returns the lines with a line inserted at an index, which undoes a removal. */
export const insertLine = (items: readonly CartItem[], line: CartItem, index: number): CartItem[] =>
  removeLine(items, line.id).toSpliced(index, 0, line);

/** Returns the lines with a quantity above 0. */
export const nonEmptyLines = (items: readonly CartItem[]): CartItem[] =>
  items.filter(({ quantity }) => quantity > 0);

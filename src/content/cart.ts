import type { CartItem } from './schema/cart-item.ts';

/** The demo cart in the header. The header is an island: keep this file plain data. */
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

/** The words of the cart dropdown. */
export const cartTexts = {
  label: 'Cart',
  subtotal: 'Subtotal',
  empty: 'There is nothing in it.',
  viewCart: { title: 'View cart', link: '/shop/shopping-cart' },
  checkout: { title: 'Checkout', link: '/shop/checkout' },
} as const;

/** Pieces in the cart, all lines together. */
export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** Price of all lines together, in US cents. */
export function cartSubtotalCents(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.priceCents * item.quantity, 0);
}

/** US cents as a decimal number in digits: 8450 becomes `84.50`. No fraction is ever reckoned with. */
export function decimalOf(cents: number): `${number}` {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** US cents as printed: 8450 becomes `$84.50`. */
export function formatCents(cents: number): string {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars.format(decimalOf(cents));
}

/** Most pieces of one thing that a cart takes, so that every sum stays a whole number. */
export const mostPieces = 999;

/** A number of pieces that a cart can hold: whole, from none to `mostPieces`. */
const holdable = (pieces: number) =>
  Math.min(Math.max(Number.isFinite(pieces) ? Math.trunc(pieces) : 0, 0), mostPieces);

/** The lines with another number of pieces of one thing; with none of it, the line stays. */
export function withQuantity(items: readonly CartItem[], id: number, quantity: number): CartItem[] {
  return items.map((item) => (item.id === id ? { ...item, quantity: holdable(quantity) } : item));
}

/** The lines with some more pieces of one thing: of a line that is there, or of a new one at the end. */
export function withPieces(items: readonly CartItem[], more: CartItem): CartItem[] {
  if (more.quantity <= 0) return [...items];
  const known = items.find(({ id }) => id === more.id);
  return known
    ? withQuantity(items, more.id, known.quantity + more.quantity)
    : [...items, { ...more, quantity: holdable(more.quantity) }];
}

/** Numbers of a product's glazes in the cart lie so far apart. */
export const glazeStep = 100;

/** Pieces of a product in the cart, in all its glazes. */
export const piecesOf = (items: readonly CartItem[], id: number): number =>
  cartCount(items.filter((item) => item.id % glazeStep === id % glazeStep));

/** The lines without one thing. */
export const without = (items: readonly CartItem[], id: number): CartItem[] =>
  items.filter((item) => item.id !== id);

/** The lines with one at a place of its own: what was taken out goes back to where it stood. */
export const withLineAt = (items: readonly CartItem[], line: CartItem, place: number): CartItem[] =>
  without(items, line.id).toSpliced(place, 0, line);

/** The lines of which there is a piece. */
export const wanted = (items: readonly CartItem[]): CartItem[] =>
  items.filter(({ quantity }) => quantity > 0);

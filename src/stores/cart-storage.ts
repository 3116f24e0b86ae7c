import { cartCount, maxQuantity } from '../content/cart.ts';
import type { CartItem } from '../content/schema/cart-item.ts';
import { cartCountKey, cartKey } from './cart-keys.ts';

/** Limits of a stored cart: with them every sum is a safe integer. */
const limits = { id: 1_000_000, priceCents: 100_000_000, quantity: maxQuantity, lines: 200 };

const isIntegerUpTo = (value: unknown, limit: number) =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= limit;

/** Returns true if a value from storage is a cart line: its contents are untrusted. */
function isLine(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, img, priceCents, quantity, link } = value as Record<string, unknown>;
  return (
    isIntegerUpTo(id, limits.id) &&
    isIntegerUpTo(priceCents, limits.priceCents) &&
    isIntegerUpTo(quantity, limits.quantity) &&
    typeof title === 'string' &&
    typeof img === 'string' &&
    /^[a-z0-9-]+$/.test(img) &&
    typeof link === 'string' &&
    /^\/(?!\/)/.test(link)
  );
}

/** Parses stored lines; null if the text is missing or invalid. */
export function parseCart(text: string | null): CartItem[] | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(value) || value.length > limits.lines || !value.every(isLine)) return null;
    return new Set(value.map(({ id }) => id)).size === value.length ? value : null;
  } catch {
    return null;
  }
}

/** Returns the stored cart; null if there is none, or storage cannot be read. */
export function readCart(): CartItem[] | null {
  try {
    return parseCart(localStorage.getItem(cartKey));
  } catch {
    return null;
  }
}

/** Stores the lines on this device. @returns false if storage is full or blocked */
export function writeCart(lines: readonly CartItem[]): boolean {
  try {
    localStorage.setItem(cartKey, JSON.stringify(lines));
    localStorage.setItem(cartCountKey, `${cartCount(lines)}`);
    return true;
  } catch {
    return false;
  }
}

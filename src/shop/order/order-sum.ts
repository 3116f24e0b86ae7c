import { cartSubtotalCents } from '../../content/cart.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import type { DeliveryState } from './delivery-states.ts';

/** Delivery within the contiguous states, in US cents, regardless of the contents. */
export const deliveryCents = 750;

/**
 * Sales tax in percent, in states with a collection duty: the firm has a kiln in New York only.
 * State tax; a real shop adds the county's.
 */
const taxPercent: Readonly<Partial<Record<DeliveryState, number>>> = { 'New York': 4 };

/** Sums of an order, in US cents. */
export interface OrderSum {
  subtotal: number;
  delivery: number;
  /** Undefined until the destination is known. */
  tax: number | undefined;
  total: number;
}

/** Returns a percentage of a sum in whole cents, rounded half up. */
const percentOf = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100);

/** Computes the sums of an order. New York taxes delivery as well where it taxes the goods. */
export function orderSum(lines: readonly CartItem[], state: DeliveryState | undefined): OrderSum {
  const subtotal = cartSubtotalCents(lines);
  const delivery = subtotal === 0 ? 0 : deliveryCents;
  const tax = state && percentOf(subtotal + delivery, taxPercent[state] ?? 0);
  return { subtotal, delivery, tax, total: subtotal + delivery + (tax ?? 0) };
}

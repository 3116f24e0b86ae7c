import { cartSubtotalCents } from '../../content/cart.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import type { DeliveryState } from './delivery-states.ts';

/** A parcel within the contiguous states, in US cents, however much is in it. */
export const deliveryCents = 750;

/**
 * Sales tax in percent, where the shop has to collect it: it has a kiln in New York and nothing
 * elsewhere. The state's own part; the county's comes on top in a real shop.
 */
const taxPercent: Readonly<Partial<Record<DeliveryState, number>>> = { 'New York': 4 };

/** What an order comes to, in US cents. */
export interface OrderSum {
  subtotal: number;
  delivery: number;
  /** Undefined until it is known where the parcel goes. */
  tax: number | undefined;
  total: number;
}

/** A part of a sum in whole cents; half a cent counts as one. */
const percentOf = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100);

/** New York taxes the delivery as well where it taxes what is delivered. */
export function orderSum(lines: readonly CartItem[], state: DeliveryState | undefined): OrderSum {
  const subtotal = cartSubtotalCents(lines);
  const delivery = subtotal === 0 ? 0 : deliveryCents;
  const tax = state && percentOf(subtotal + delivery, taxPercent[state] ?? 0);
  return { subtotal, delivery, tax, total: subtotal + delivery + (tax ?? 0) };
}

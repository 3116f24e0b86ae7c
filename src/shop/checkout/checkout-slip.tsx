import { formatCents } from '../../content/cart.ts';
import { filled } from '../../content/filled.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { type DeliveryState, isDeliveryState } from '../till/delivery-states.ts';
import { orderSum } from '../till/order-sum.ts';
import { Slip } from '../till/slip.tsx';
import type { CheckoutCopy } from './copy.ts';

interface CheckoutSlipProps {
  lines: readonly CartItem[];
  /** Where it goes; anything else counts as not said. */
  state: string;
  words: CheckoutCopy['slip'];
}

/** How the tax is called, and what it comes to. */
function taxLine(
  state: DeliveryState | undefined,
  tax: number | undefined,
  words: CheckoutCopy['slip'],
) {
  if (!state || tax === undefined) return { term: words.tax, value: words.taxLater };
  return { term: filled(words.taxIn, { state }), value: formatCents(tax) };
}

/** What an order would come to, line by line; the tax follows the state. */
export function CheckoutSlip({ lines, state, words }: CheckoutSlipProps) {
  const to = isDeliveryState(state) ? state : undefined;
  const { delivery, tax, total } = orderSum(lines, to);
  return (
    <Slip
      heading={words.heading}
      items={[
        ...lines.map(({ title, quantity, priceCents }) => ({
          term: quantity === 1 ? title : filled(words.counted, { title, count: quantity }),
          value: formatCents(priceCents * quantity),
        })),
        { term: words.delivery, value: formatCents(delivery) },
        taxLine(to, tax, words),
      ]}
      total={{ term: to ? words.total : words.totalLater, value: formatCents(total) }}
      note={words.note}
    />
  );
}

import { formatCents } from '../../content/cart.ts';
import { filled } from '../../content/filled.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { type DeliveryState, isDeliveryState } from '../order/delivery-states.ts';
import { orderSum } from '../order/order-sum.ts';
import { Receipt } from '../order/receipt.tsx';
import type { CheckoutCopy } from './copy.ts';

interface OrderSummaryProps {
  lines: readonly CartItem[];
  /** Destination; any other value counts as none. */
  state: string;
  words: CheckoutCopy['slip'];
}

/** Returns the line of the tax: label and amount. */
function taxLine(
  state: DeliveryState | undefined,
  tax: number | undefined,
  words: CheckoutCopy['slip'],
) {
  if (!state || tax === undefined) return { term: words.tax, value: words.taxLater };
  return { term: filled(words.taxIn, { state }), value: formatCents(tax) };
}

/** Renders the summary of an order, line by line; the tax depends on the state. */
export function OrderSummary({ lines, state, words }: OrderSummaryProps) {
  const to = isDeliveryState(state) ? state : undefined;
  const { delivery, tax, total } = orderSum(lines, to);
  return (
    <Receipt
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

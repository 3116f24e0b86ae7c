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
  copy: CheckoutCopy['slip'];
}

/** Returns the line of the tax: label and amount. */
function taxLine(
  state: DeliveryState | undefined,
  tax: number | undefined,
  copy: CheckoutCopy['slip'],
) {
  if (!state || tax === undefined) return { term: copy.tax, value: copy.taxLater };
  return { term: filled(copy.taxIn, { state }), value: formatCents(tax) };
}

/** Renders the summary of an order, line by line; the tax depends on the state. */
export function OrderSummary({ lines, state, copy }: OrderSummaryProps) {
  const to = isDeliveryState(state) ? state : undefined;
  const { delivery, tax, total } = orderSum(lines, to);
  return (
    <Receipt
      heading={copy.heading}
      items={[
        ...lines.map(({ title, quantity, priceCents }) => ({
          term: quantity === 1 ? title : filled(copy.counted, { title, count: quantity }),
          value: formatCents(priceCents * quantity),
        })),
        { term: copy.delivery, value: formatCents(delivery) },
        taxLine(to, tax, copy),
      ]}
      total={{ term: to ? copy.total : copy.totalLater, value: formatCents(total) }}
      note={copy.note}
    />
  );
}

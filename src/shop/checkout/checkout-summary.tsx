import { formatCents } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { type DeliveryState, isDeliveryState } from '../order/delivery-states.ts';
import { orderSum } from '../order/order-sum.ts';
import { OrderSummary } from '../order/order-summary.tsx';
import type { CheckoutCopy } from './copy.ts';

interface CheckoutSummaryProps {
  lines: readonly CartItem[];
  /** Destination; any other value counts as none. */
  state: string;
  copy: CheckoutCopy['summary'];
}

/** Returns the line of the tax: label and amount. */
function taxLine(
  state: DeliveryState | undefined,
  tax: number | undefined,
  copy: CheckoutCopy['summary'],
) {
  if (!state || tax === undefined) return { term: copy.tax, value: copy.taxLater };
  return { term: fillTemplate(copy.taxIn, { state }), value: formatCents(tax) };
}

/** Renders the summary of an order, line by line; the tax depends on the state. */
export function CheckoutSummary({ lines, state, copy }: CheckoutSummaryProps) {
  const destination = isDeliveryState(state) ? state : undefined;
  const { delivery, tax, total } = orderSum(lines, destination);
  return (
    <OrderSummary
      heading={copy.heading}
      items={[
        ...lines.map(({ title, quantity, priceCents }) => ({
          term: quantity === 1 ? title : fillTemplate(copy.counted, { title, count: quantity }),
          value: formatCents(priceCents * quantity),
        })),
        { term: copy.delivery, value: formatCents(delivery) },
        taxLine(destination, tax, copy),
      ]}
      total={{ term: destination ? copy.total : copy.totalLater, value: formatCents(total) }}
      note={copy.note}
    />
  );
}

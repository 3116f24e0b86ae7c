import { LeaderList } from '../../elements/list/leader-list.tsx';
import styles from './order-summary.module.css';

interface SummaryLine {
  term: string;
  value: string;
}

export interface OrderSummaryProps {
  heading: string;
  items: readonly SummaryLine[];
  /** Line below the rule. */
  total: SummaryLine;
  note: string;
}

/** Renders the sums of an order like a receipt: lines, a total, and a torn edge. */
export function OrderSummary({ heading, items, total, note }: OrderSummaryProps) {
  return (
    <section
      aria-label={heading}
      className={`${styles.orderSummary} bg-surface text-ink tabular-nums`}
    >
      <p className="text-center font-display text-h4 font-bold">{heading}</p>
      <LeaderList items={items} className="mt-5 text-caption" />
      <dl className="mt-4 flex justify-between gap-4 border-ink border-t-2 pt-3 font-semibold">
        <dt>{total.term}</dt>
        <dd>{total.value}</dd>
      </dl>
      <p className="mt-5 text-center text-note text-muted">{note}</p>
    </section>
  );
}

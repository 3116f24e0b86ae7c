import { cn } from '../../themes/cn.ts';
import './list.css';

interface LeaderListProps {
  /** Item and its price or time. */
  items: readonly { term: string; value: string; note?: string }[];
  className?: string;
}

/** Terms and values joined by dot leaders, as on a menu. */
export function LeaderList({ items, className }: LeaderListProps) {
  return (
    <dl className={cn('lf-leader-list', className)}>
      {items.map(({ term, value, note }) => (
        <div key={term} className="lf-leader-row">
          <dt className="lf-leader-term">{term}</dt>
          <dd className="lf-leader-value">{value}</dd>
          {note && <dd className="lf-leader-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

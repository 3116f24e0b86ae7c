import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import './prices-towels.css';

interface PricesTowelsProps {
  id: string;
  heading: string;
  text: string;
  listLabel: string;
  months: readonly { month: string; days: number; price: string }[];
  /** Unit after 1, and after other numbers. */
  units: readonly [one: string, more: string];
  total: string;
  small: readonly string[];
}

/** The price of a year: twelve towels on a line, each as long as its month had drying days. */
export function PricesTowels(props: PricesTowelsProps) {
  const { id, heading, text, listLabel, months, units, total, small } = props;
  return (
    <section id={id} data-tone="surface" className="towels">
      <div className="towels-words">
        <h2 className="towels-heading">{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <ol className="towels-line" aria-label={listLabel}>
        {months.map(({ month, days, price }) => (
          <li
            key={month}
            data-free={price === 'free' || undefined}
            style={{ '--days': days } as CSSProperties}
          >
            <span className="towels-cloth" aria-hidden="true" />
            <p>
              <strong>
                <span className="towels-month">{month}</span> <span>{price}</span>
              </strong>{' '}
              {days} {units[days === 1 ? 0 : 1]}
            </p>
          </li>
        ))}
      </ol>
      <div className="towels-end">
        <p className="towels-total font-display">{total}</p>
        <ul>
          {small.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { mendingCounter } from './copy.ts';
import '../../../themes/tones.css';
import styles from './mending-counter.module.css';

const { heading, columns, rows, exclusions } = mendingCounter.prices;

/** Price list: repair, duration, price. */
export function PriceBoard() {
  const [repair, duration, price] = columns;
  return (
    <section data-tone="ink" className="lf-section">
      <div className="lf-container">
        <table className={`${styles.board} w-full tabular-nums`}>
          <caption className="pb-6 text-start font-display text-h2 font-bold">{heading}</caption>
          <thead className="text-caption text-muted">
            <tr>
              <th scope="col" className="text-start font-semibold">
                {repair}
              </th>
              <th scope="col" className="text-end font-semibold">
                {duration}
              </th>
              <th scope="col" className="text-end font-semibold">
                {price}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, time, price }) => (
              <tr key={title}>
                <th scope="row" className="text-start font-display text-h3 font-semibold">
                  {title}
                </th>
                <td className="text-end text-muted whitespace-nowrap">{time}</td>
                <td className="text-end font-display text-h3 font-bold text-accent">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-8 max-w-[34em] text-muted">{exclusions}</p>
      </div>
    </section>
  );
}

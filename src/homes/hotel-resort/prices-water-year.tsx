import type { CSSProperties } from 'react';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './prices-water-year.module.css';
import { type PricePeriod, yearPath } from './year-water.ts';

interface PricesWaterYearProps {
  id: string;
  heading: string;
  text: string;
  year: readonly PricePeriod[];
  /** Price at the upper edge of the chart. */
  maxPrice: number;
  /** Price labels; `at` is their date as a fraction of the year. */
  prices: readonly { yearFraction: number; price: string; name: string }[];
  /** Events; `at` is their date as a fraction of the year. */
  events: readonly { yearFraction: number; title: string; text: string }[];
  months: readonly string[];
  summary: string;
  /** Text on free benefits in the low season. */
  benefitText: string;
}

const positionStyle = (yearFraction: number) =>
  ({ '--at': cssPercent(yearFraction) }) as CSSProperties;

/** Full-width area chart of the price per night over twelve months, as water. */
export function PricesWaterYear(props: PricesWaterYearProps) {
  const { id, heading, text, year, maxPrice, prices, events, months, summary, benefitText } = props;
  return (
    <section id={id} className={styles.water}>
      <div className={styles.waterText}>
        <h2 className="text-h1">{heading}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.waterBoard}>
        <svg viewBox="0 0 365 100" preserveAspectRatio="none" role="img" aria-label={summary}>
          <path data-print-colors="" id={`${id}-water`} d={yearPath(year, maxPrice)} />
          <use data-print-colors="" href={`#${id}-water`} y="17" />
          <use data-print-colors="" href={`#${id}-water`} y="36" />
        </svg>
        {prices.map(({ yearFraction, price, name }) => {
          const period = year.find(({ to }) => to > yearFraction) ?? { price: 0, to: yearFraction };
          const [firstWord, ...rest] = name.split(' ');
          return (
            <p
              key={yearFraction}
              className={styles.waterPrice}
              style={
                {
                  ...positionStyle(yearFraction),
                  '--span': cssPercent(period.to - yearFraction),
                  '--depth': cssPercent(period.price / maxPrice),
                } as CSSProperties
              }
            >
              <strong>{price}</strong> {firstWord} <span>{rest.join(' ')}</span>
            </p>
          );
        })}
        <ol className={styles.waterMonths} aria-hidden="true">
          {months.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
      </div>
      <div className={styles.waterBelow}>
        <ul className={styles.waterEvents}>
          {events.map(({ yearFraction, title, text: eventText }) => (
            <li key={title} style={positionStyle(yearFraction)}>
              <strong>{title}</strong> {eventText}
            </li>
          ))}
        </ul>
        <p className={`${styles.waterFree} font-display text-h3`}>{benefitText}</p>
      </div>
    </section>
  );
}

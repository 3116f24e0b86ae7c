import type { CSSProperties } from 'react';
import './prices-water-year.css';
import { type Stretch, yearPath } from './year-water.ts';

interface PricesWaterYearProps {
  id: string;
  heading: string;
  text: string;
  year: readonly Stretch[];
  /** Price at the upper edge of the chart. */
  most: number;
  /** Price labels; `at` is their date as a fraction of the year. */
  prices: readonly { at: number; price: string; name: string }[];
  /** Events; `at` is their date as a fraction of the year. */
  events: readonly { at: number; title: string; text: string }[];
  months: readonly string[];
  summary: string;
  /** Text on free benefits in the low season. */
  free: string;
}

const place = (at: number) => ({ '--at': `${(at * 100).toFixed(1)}%` }) as CSSProperties;

/** Full-width area chart of the price per night over twelve months, as water. */
export function PricesWaterYear(props: PricesWaterYearProps) {
  const { id, heading, text, year, most, prices, events, months, summary, free } = props;
  return (
    <section id={id} className="year-water">
      <div className="year-water-words">
        <h2 className="text-h1">{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="year-water-board">
        <svg viewBox="0 0 365 100" preserveAspectRatio="none" role="img" aria-label={summary}>
          <path data-print-colors="" id={`${id}-water`} d={yearPath(year, most)} />
          <use data-print-colors="" href={`#${id}-water`} y="17" />
          <use data-print-colors="" href={`#${id}-water`} y="36" />
        </svg>
        {prices.map(({ at, price, name }) => {
          const stretch = year.find(({ to }) => to > at) ?? { price: 0, to: at };
          const [first, ...rest] = name.split(' ');
          return (
            <p
              key={at}
              className="year-water-price"
              style={
                {
                  ...place(at),
                  '--span': `${((stretch.to - at) * 100).toFixed(1)}%`,
                  '--depth': `${((stretch.price / most) * 100).toFixed(1)}%`,
                } as CSSProperties
              }
            >
              <strong>{price}</strong> {first} <span>{rest.join(' ')}</span>
            </p>
          );
        })}
        <ol className="year-water-months" aria-hidden="true">
          {months.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
      </div>
      <div className="year-water-below">
        <ul className="year-water-events">
          {events.map(({ at, title, text: what }) => (
            <li key={title} style={place(at)}>
              <strong>{title}</strong> {what}
            </li>
          ))}
        </ul>
        <p className="year-water-free font-display text-h3">{free}</p>
      </div>
    </section>
  );
}

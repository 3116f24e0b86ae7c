import type { CSSProperties } from 'react';
import { cssPercent } from '../../themes/css-percent.ts';
import { centsOf } from '../pricing-packages/money.ts';

interface PricesRangesProps {
  heading: string;
  lead: string;
  items: readonly { title: string; content: string; price: string; weeks: string }[];
  note: string;
  /** Link to the details of the note. */
  link: { title: string; link: string };
}

/** Price ranges as bars on a scale from zero to the highest price. */
export function PricesRanges({ heading, lead, items, note, link }: PricesRangesProps) {
  const ranges = items.map((item) => {
    const [low = 0, high = 0] = item.price.split('–').map(centsOf);
    return { ...item, low, high };
  });
  const highestPrice = Math.max(...ranges.map(({ high }) => high));
  return (
    <section className="section bg-surface">
      <div className="container">
        <h2 className="max-w-[14em] text-h1 font-bold tracking-tight">{heading}</h2>
        <p className="mt-5 max-w-[36em] text-lead">{lead}</p>
        <ul className="mt-12 lg:mt-16">
          {ranges.map(({ title, content, price, weeks, low, high }) => {
            const bar: CSSProperties = {
              marginLeft: cssPercent(low / highestPrice),
              width: cssPercent((high - low) / highestPrice),
            };
            return (
              <li key={title} className="pb-9 last:pb-0">
                <h3 className="text-h4">{title}</h3>
                <div className="flex flex-wrap items-baseline justify-between gap-x-8 font-display text-h3 tabular-nums">
                  <p className="font-bold">{price}</p>
                  <p>{weeks}</p>
                </div>
                <div aria-hidden="true" className="my-3 bg-line">
                  <div className="h-3 bg-accent" style={bar} />
                </div>
                <p className="max-w-[40em] text-muted">{content}</p>
              </li>
            );
          })}
        </ul>
        <p className="mt-10 text-note text-muted">
          {note}{' '}
          <a
            href={link.link}
            className="link inline-block font-semibold text-ink pointer-coarse:py-3"
          >
            {link.title}
          </a>
        </p>
      </div>
    </section>
  );
}

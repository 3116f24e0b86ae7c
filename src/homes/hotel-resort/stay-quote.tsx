'use client';
import type { CSSProperties } from 'react';
import { formatDollars } from '../../content/format-dollars.ts';
import { pluralize } from '../../content/pluralize.ts';
import type { QuoteCopy } from './quote-copy.ts';
import { type RoomName, rates, type Season } from './rates.ts';
import type { Quote } from './stay.ts';
import styles from './stay-request.module.css';

interface StayQuoteProps {
  room: RoomName;
  quote: Quote | undefined;
  copy: QuoteCopy;
}

const seasons: readonly Season[] = ['low', 'slack', 'high'];

/**
 * Price of a stay, with a row for each season; before dates are chosen, the prices per night as
 * three bars.
 */
export function StayQuote({ room, quote, copy }: StayQuoteProps) {
  const nights = (count: number) => pluralize(count, copy);
  return (
    <div role="status" className={styles.quote}>
      <h3 className="text-h4">{copy.heading}</h3>
      {quote ? (
        <dl>
          {quote.parts.map(({ season, nights: count, rate, sum }) => (
            <div key={season}>
              <dt>
                {nights(count)}, {copy.seasons[season]}, {room}, {formatDollars(rate)}
              </dt>
              <dd>{formatDollars(sum)}</dd>
            </div>
          ))}
          {quote.free.nights > 0 && (
            <div>
              <dt>
                {nights(quote.free.nights)} {copy.freeText}
              </dt>
              <dd>−{formatDollars(quote.free.sum)}</dd>
            </div>
          )}
          <div className={`${styles.quoteTotal} font-display`}>
            <dt>
              {nights(quote.nights)}, {copy.totalText}
            </dt>
            <dd>{formatDollars(quote.total)}</dd>
          </div>
        </dl>
      ) : (
        <>
          <p className="text-muted">{copy.emptyText}</p>
          <dl className={styles.quoteRates}>
            {seasons.map((season) => (
              <div
                key={season}
                style={{ '--deep-as': rates[room][season] / rates[room].high } as CSSProperties}
              >
                <dt>
                  {room}, {copy.seasons[season]}
                </dt>
                <dd>{formatDollars(rates[room][season])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

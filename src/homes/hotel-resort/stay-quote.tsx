'use client';
import type { QuoteWords } from './quote-words.ts';
import type { RoomName } from './rates.ts';
import type { Quote } from './stay.ts';

interface StayQuoteProps {
  room: RoomName;
  quote: Quote | undefined;
  words: QuoteWords;
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Nights and total of a stay, a line for each season that it touches. */
export function StayQuote({ room, quote, words }: StayQuoteProps) {
  const nights = (count: number) => `${count} ${count === 1 ? words.one : words.many}`;
  return (
    <div role="status" className="stay-quote">
      <h3 className="text-h4">{words.heading}</h3>
      {quote ? (
        <dl>
          {quote.parts.map(({ season, nights: count, rate, sum }) => (
            <div key={season}>
              <dt>
                {nights(count)}, {words.seasons[season]}, {room}, {dollars(rate)}
              </dt>
              <dd>{dollars(sum)}</dd>
            </div>
          ))}
          {quote.free.nights > 0 && (
            <div>
              <dt>
                {nights(quote.free.nights)} {words.free}
              </dt>
              <dd>−{dollars(quote.free.sum)}</dd>
            </div>
          )}
          <div className="stay-quote-total font-display">
            <dt>
              {nights(quote.nights)}, {words.total}
            </dt>
            <dd>{dollars(quote.total)}</dd>
          </div>
        </dl>
      ) : (
        <p className="text-muted">{words.empty}</p>
      )}
    </div>
  );
}

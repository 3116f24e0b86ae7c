'use client';
import { useId } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { counted } from '../../content/pluralize.ts';
import { fullDate, longDay } from './days.ts';
import { type AskFields, askLink } from './free-answer.ts';
import { billOf } from './price.ts';
import { firstFree } from './quarter-card.ts';
import { type DayCopy, QuarterTable } from './quarter-table.tsx';
import { useQuarters } from './use-quarters.ts';
import '../../elements/field/native-select.css';
import './quarter-cards.css';
import './quarter-choice.css';

interface QuarterCardsProps {
  /** Date of the build, `2026-11-28`, used until hydration. */
  printed: string;
  fields: AskFields;
  /** Selectable numbers of consecutive days. */
  lengths: readonly number[];
  label: string;
  /** Date of the cards: `{date}`. */
  asOf: string;
  hint: string;
  /** Text without a selected day; for several days with `{days}`, `{from}`, `{to}`, `{price}`; for one day. */
  none: string;
  fits: string;
  one: string;
  /** Text if fewer days are free: `{from}`, `{free}`, `{days}`, `{next}`; and without any later free days. */
  short: string;
  never: string;
  take: string;
  takeNext: string;
  /** `First free: {date}.` */
  first: string;
  /** `{count} free`. */
  free: string;
  copy: DayCopy;
}

/** Calendar of four quarters as punched cards: consecutive days are selected, priced, and filled into the form. */
export function QuarterCards(props: QuarterCardsProps) {
  const { printed, fields, lengths, label, asOf, hint, take, takeNext, free, copy } = props;
  const id = useId();
  const state = useQuarters(printed);
  const { isLive, today, cards, start, length, chosen, isWhole, next } = state;
  const soonest = firstFree(cards);

  const statusText = () => {
    if (start === undefined) return props.none;
    const from = longDay(start);
    if (isWhole) {
      const price = formatDollars(billOf(length).total);
      const to = longDay(chosen.at(-1) ?? start);
      return fillTemplate(length === 1 ? props.one : props.fits, {
        days: counted(length, 'day'),
        from,
        to,
        price,
      });
    }
    const days = counted(length, 'day');
    if (!next) return fillTemplate(props.never, { days });
    return fillTemplate(props.short, {
      from,
      free: chosen.length,
      days,
      next: longDay(next[0] ?? 0),
    });
  };

  return (
    <div className="punchcards">
      {soonest !== undefined && (
        <p className="punchcards-first">{fillTemplate(props.first, { date: longDay(soonest) })}</p>
      )}
      <ul className="punchcards-index">
        {cards.map((card) => (
          <li key={card.id}>
            <a href={`#card-${card.id}`}>
              {card.title} <b>{fillTemplate(free, { count: card.free })}</b>
            </a>
          </li>
        ))}
      </ul>
      <section
        className="punchcards-deck"
        aria-label={cards.map(({ title }) => title).join(', ')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, by keys as well.
        tabIndex={0}
      >
        {cards.map((card) => (
          <QuarterTable
            key={card.id}
            card={card}
            copy={copy}
            freeText={fillTemplate(free, { count: card.free })}
            chosen={chosen}
            onChoose={isLive ? state.setStart : undefined}
          />
        ))}
      </section>
      <p className="punchcards-date">
        {fillTemplate(asOf, { date: fullDate(today) })}{' '}
        {isLive && <span className="punchcards-keys">{hint}</span>}
      </p>
      {isLive && (
        <div className="punchcards-choice">
          <label htmlFor={id}>{label}</label>
          <select
            id={id}
            className="native-select"
            value={length}
            onChange={(event) => state.setLength(Number(event.currentTarget.value))}
          >
            {lengths.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
          <p role="status">{statusText()}</p>
          {start !== undefined && isWhole && <a href={askLink(fields, chosen)}>{take}</a>}
          {next && (
            <button type="button" onClick={() => state.setStart(next[0])}>
              {fillTemplate(takeNext, { next: longDay(next[0] ?? 0) })}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

'use client';
import { useId } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { counted } from '../../content/pluralize.ts';
import nativeSelectStyles from '../../elements/field/native-select.module.css';
import { fullDate, longDay } from './days.ts';
import { type AskFields, askLink } from './free-answer.ts';
import { priceBreakdown } from './price.ts';
import { findFirstFreeDay } from './quarter-card.ts';
import styles from './quarter-cards.module.css';
import quarterChoiceStyles from './quarter-choice.module.css';
import { type DayCopy, QuarterTable } from './quarter-table.tsx';
import { useQuarters } from './use-quarters.ts';

interface QuarterCardsProps {
  /** Date of the build, `2026-11-28`, used until hydration. */
  buildDate: string;
  fields: AskFields;
  /** Selectable numbers of consecutive days. */
  lengths: readonly number[];
  label: string;
  /** Date of the cards: `{date}`. */
  dateText: string;
  hint: string;
  /** Status before a day is selected. */
  noSelectionText: string;
  /** Status for several selected days; with `{days}`, `{from}`, `{to}`, `{price}`. */
  rangeText: string;
  /** Status for one selected day; with `{from}`, `{price}`. */
  singleDayText: string;
  /** Status if fewer days are free; with `{from}`, `{free}`, `{days}`, `{next}`. */
  tooFewText: string;
  /** Status if there are no later free days either; with `{days}`. */
  noneLeftText: string;
  /** Label of the link that fills the selected days into the form. */
  takeLabel: string;
  /** Label of the button that selects the next days; with `{next}`. */
  takeNextLabel: string;
  /** `First free: {date}.` */
  firstFreeText: string;
  /** Number of free days of a card; with `{count}`. */
  freeCountText: string;
  copy: DayCopy;
}

/** Calendar of four quarters as punched cards: consecutive days are selected, priced, and filled into the form. */
export function QuarterCards(props: QuarterCardsProps) {
  const {
    buildDate,
    fields,
    lengths,
    label,
    dateText,
    hint,
    takeLabel,
    takeNextLabel,
    freeCountText,
    copy,
  } = props;
  const id = useId();
  const state = useQuarters(buildDate);
  const { isLive, today, cards, start, length, chosen, isComplete, nextDays } = state;
  const firstFreeDay = findFirstFreeDay(cards);

  const statusText = () => {
    if (start === undefined) return props.noSelectionText;
    const from = longDay(start);
    if (isComplete) {
      const price = formatDollars(priceBreakdown(length).total);
      const to = longDay(chosen.at(-1) ?? start);
      return fillTemplate(length === 1 ? props.singleDayText : props.rangeText, {
        days: counted(length, 'day'),
        from,
        to,
        price,
      });
    }
    const days = counted(length, 'day');
    if (!nextDays) return fillTemplate(props.noneLeftText, { days });
    return fillTemplate(props.tooFewText, {
      from,
      free: chosen.length,
      days,
      next: longDay(nextDays[0] ?? 0),
    });
  };

  return (
    <div>
      {firstFreeDay !== undefined && (
        <p className={quarterChoiceStyles.firstFreeWeek}>
          {fillTemplate(props.firstFreeText, { date: longDay(firstFreeDay) })}
        </p>
      )}
      <ul className={quarterChoiceStyles.index}>
        {cards.map((card) => (
          <li key={card.id}>
            <a href={`#card-${card.id}`}>
              {card.title} <b>{fillTemplate(freeCountText, { count: card.free })}</b>
            </a>
          </li>
        ))}
      </ul>
      <section
        className={styles.punchcardsDeck}
        aria-label={cards.map(({ title }) => title).join(', ')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, by keys as well.
        tabIndex={0}
      >
        {cards.map((card) => (
          <QuarterTable
            key={card.id}
            card={card}
            copy={copy}
            freeText={fillTemplate(freeCountText, { count: card.free })}
            chosen={chosen}
            onChoose={isLive ? state.setStart : undefined}
          />
        ))}
      </section>
      <p className={quarterChoiceStyles.date}>
        {fillTemplate(dateText, { date: fullDate(today) })}{' '}
        {isLive && <span className={quarterChoiceStyles.keys}>{hint}</span>}
      </p>
      {isLive && (
        <div className={quarterChoiceStyles.choice}>
          <label htmlFor={id}>{label}</label>
          <select
            id={id}
            className={nativeSelectStyles.nativeSelect}
            value={length}
            onChange={(event) => state.setLength(Number(event.currentTarget.value))}
          >
            {lengths.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
          <p role="status">{statusText()}</p>
          {start !== undefined && isComplete && <a href={askLink(fields, chosen)}>{takeLabel}</a>}
          {nextDays && (
            <button type="button" onClick={() => state.setStart(nextDays[0])}>
              {fillTemplate(takeNextLabel, { next: longDay(nextDays[0] ?? 0) })}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

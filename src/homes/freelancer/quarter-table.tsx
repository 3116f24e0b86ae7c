import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { counted } from '../../content/pluralize.ts';
import type { DayNumber } from '../../elements/clock/day-number.ts';
import { weekdayNames } from '../../elements/clock/zone-clock.ts';
import { longDay } from './days.ts';
import { type CardDay, freeDayAfter, type QuarterCard } from './quarter-card.ts';
import styles from './quarter-cards.module.css';

export interface DayCopy {
  free: string;
  taken: string;
  gone: string;
  chosen: string;
  /** Past weeks of a card; with `{weeks}`. */
  pastWeeks: string;
}

interface QuarterTableProps {
  card: QuarterCard;
  copy: DayCopy;
  /** Text on the number of free days. */
  freeText: string;
  /** Selected days. */
  chosen: readonly DayNumber[];
  /** Omitted: the card is read-only. */
  onChoose?: ((day: DayNumber) => void) | undefined;
}

const dayStepByKey: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
};

/**
 * Calendar of a quarter as a punched card: unavailable days are holes, free ones are buttons. The free days
 * of a card are one tab stop; arrow keys move between them.
 *
 * Attributes: `data-started` if some weeks are past, `data-past` on the cells of those, and on the card if all are.
 * On a phone they are one line.
 */
export function QuarterTable({ card, copy, freeText, chosen, onChoose }: QuarterTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const free = card.rows.flat().flatMap((day) => (day?.state === 'free' ? [day.day] : []));
  const tabStopDay = free.find((day) => chosen.includes(day)) ?? Math.min(...free);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = dayStepByKey[event.key];
    const from = (event.target as HTMLElement).dataset['day'];
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    const next = freeDayAfter(card, Number(from), step);
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  const isOver = card.pastWeekCount === card.weeks.length;
  const pastAttribute = (week: number) => (week < card.pastWeekCount ? '' : undefined);
  const cell = (day: CardDay | undefined, week: number) => {
    if (!day) return <td key={week} data-past={pastAttribute(week)} />;
    if (day.state !== 'free')
      return (
        <td key={week} data-state={day.state} data-past={pastAttribute(week)}>
          <span className="sr-only">{copy[day.state]}</span>
        </td>
      );
    const isChosen = chosen.includes(day.day);
    return (
      <td key={week} data-state="free" data-selected={isChosen ? '' : undefined}>
        {onChoose ? (
          <button
            type="button"
            data-day={day.day}
            tabIndex={day.day === tabStopDay ? 0 : -1}
            aria-pressed={isChosen}
            aria-label={`${longDay(day.day)}, ${copy.free}`}
            onClick={() => onChoose(day.day)}
          >
            {day.date}
          </button>
        ) : (
          day.date
        )}
      </td>
    );
  };

  return (
    <table
      ref={table}
      id={`card-${card.id}`}
      className={styles.punchcard}
      data-started={card.pastWeekCount > 0 && !isOver ? '' : undefined}
      data-past={isOver ? '' : undefined}
      style={{ '--weeks': card.weeks.length, '--past': card.pastWeekCount } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <caption>
        {card.title} <span>{freeText}</span>
        {card.pastWeekCount > 0 && (
          <small>
            {fillTemplate(copy.pastWeeks, { weeks: counted(card.pastWeekCount, 'week') })}
          </small>
        )}
      </caption>
      <thead>
        <tr>
          <td />
          {card.weeks.map((week, index) => (
            <th key={week} scope="col" data-past={pastAttribute(index)}>
              {week}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {card.rows.map((row, weekday) => (
          <tr key={weekdayNames[weekday]}>
            <th scope="row">{weekdayNames[weekday]}</th>
            {row.map(cell)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

'use client';
import { useId } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { toIsoDate } from '../../elements/clock/day-number.ts';
import { paintDays } from './days.ts';
import { orderFields } from './field-names.ts';
import { type CellCopy, PaintCalendar } from './paint-calendar.tsx';
import { pieces } from './pieces.ts';
import { usePaintList } from './use-paint-list.ts';
import { longDay } from './works-calendar.ts';
import './paint-calendar.module.css';
import styles from './paint-booking.module.css';

interface PaintBookingProps {
  /** Date of the build, `2026-11-28`, used until hydration. */
  buildDate: string;
  pieceLabel: string;
  countLabel: string;
  /** Maximum quantity. */
  maxCount: number;
  caption: string;
  /** With `{count}`, `{what}`, `{color}`, `{primed}`, `{painted}`, `{felted}`, `{leaves}`. */
  scheduleText: string;
  /** Text on the cost of the paint; with `{paint}`. */
  paintShareText: string;
  /** Label of the link that fills the order into the form. */
  takeLabel: string;
  copy: CellCopy;
}

const titles = paintDays.map(({ title }) => title);
const singular = (plural: string) => plural.replace(/s$/, '');

/**
 * Booking form: product, quantity, and day. The chosen date sets the color of the page; the schedule of
 * the order is computed from today in New York and marked in the calendar.
 */
export function PaintBooking(props: PaintBookingProps) {
  const {
    buildDate,
    pieceLabel,
    countLabel,
    maxCount,
    caption,
    scheduleText,
    paintShareText,
    takeLabel,
    copy,
  } = props;
  const id = useId();
  const list = usePaintList(buildDate);
  const { isLive, piece, count, day, schedule } = list;
  const orderQuery = new URLSearchParams({
    [orderFields.piece]: piece.title,
    [orderFields.color]: `${day.title}, ${day.color}`,
    [orderFields.count]: String(count),
    [orderFields.painted]: toIsoDate(schedule.painted),
  });
  return (
    <div className={styles.booking}>
      {isLive && (
        <div className={styles.choice}>
          <fieldset>
            <legend className="sr-only">{pieceLabel}</legend>
            {pieces.map((each) => (
              <label key={each.id} className={styles.piece}>
                <input
                  type="radio"
                  name={`${id}piece`}
                  checked={each.id === piece.id}
                  onChange={() => list.setPieceId(each.id)}
                />
                {each.title}
              </label>
            ))}
          </fieldset>
          <label className={styles.count}>
            {countLabel}
            <input
              type="number"
              min={1}
              max={maxCount}
              value={count}
              inputMode="numeric"
              onChange={({ currentTarget: { valueAsNumber } }) =>
                list.setCount(Math.min(maxCount, Math.max(1, Math.round(valueAsNumber) || 1)))
              }
            />
          </label>
        </div>
      )}
      <PaintCalendar
        caption={caption}
        titles={titles}
        weeks={list.weeks}
        today={list.today}
        earliest={list.earliest}
        schedule={schedule}
        copy={copy}
        onChoose={isLive ? list.choose : undefined}
      />
      <div className={styles.result}>
        <p role="status" className={styles.status}>
          {fillTemplate(scheduleText, {
            count,
            what: count === 1 ? singular(piece.plural) : piece.plural,
            color: day.color === 'what is left' ? 'Friday’s color' : day.color,
            primed: longDay(schedule.primed),
            painted: longDay(schedule.painted),
            felted: longDay(schedule.felted),
            leaves: longDay(schedule.leaves),
          })}
        </p>
        <p className={styles.sum}>
          <strong>{list.sum}</strong>{' '}
          <span>{fillTemplate(paintShareText, { paint: list.paint })}</span>
        </p>
        <a href={`?${orderQuery}${orderFields.anchor}`} className={styles.fillInLink}>
          {takeLabel}
        </a>
      </div>
    </div>
  );
}

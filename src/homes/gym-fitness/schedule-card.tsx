// Loaded first, since the other stylesheets override it.
import './schedule-filter.module.css';
import type { CSSProperties } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { timeText } from '../../elements/clock/time-text.ts';
import { bookingLink } from './class-fields.ts';
import styles from './schedule-card.module.css';
import schedulePrintStyles from './schedule-print.module.css';
import type { ShiftClass } from './shift-class.ts';

interface ScheduleCardProps {
  shiftClass: ShiftClass;
  form: string;
  /** The class is in progress. */
  isCurrent: boolean;
  /** The class is filled into the form. */
  isChosen: boolean;
  copy: { currentLabel: string; cardText: string };
  onChoose: (shiftClass: ShiftClass) => void;
}

/**
 * Class of the schedule: a button; without script a link to the form.
 *
 * @internal
 */
export function ScheduleCard({
  shiftClass,
  form,
  isCurrent,
  isChosen,
  copy,
  onChoose,
}: ScheduleCardProps) {
  const { startIndex, startMinutes, duration, title, trainer } = shiftClass;
  return (
    <li style={{ '--turn': startIndex + 1 } as CSSProperties}>
      <a
        href={bookingLink(shiftClass, form)}
        data-replay-until="island"
        className={`${styles.card} ${schedulePrintStyles.card}`}
        data-current={isCurrent || undefined}
        data-disabled={isChosen || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(shiftClass);
        }}
      >
        <span className={`${styles.time} ${schedulePrintStyles.time}`}>
          {timeText(startMinutes)} {isCurrent && <em>{copy.currentLabel}</em>}
        </span>{' '}
        <b className="font-display">{title}</b>{' '}
        <span>{fillTemplate(copy.cardText, { minutes: duration, trainer })}</span>
      </a>
    </li>
  );
}

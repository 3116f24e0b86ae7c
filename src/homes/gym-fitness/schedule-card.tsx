import type { CSSProperties } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { timeText } from '../../elements/clock/time-text.ts';
import { askingLink } from './class-fields.ts';
import type { ShiftClass } from './shift-class.ts';

interface ScheduleCardProps {
  one: ShiftClass;
  form: string;
  /** The class is in progress; it is filled into the form. */
  on: boolean;
  taken: boolean;
  copy: { on: string; card: string };
  onTake: (one: ShiftClass) => void;
}

/** Class of the schedule: a button; without script a link to the form. */
export function ScheduleCard({ one, form, on, taken, copy, onTake }: ScheduleCardProps) {
  const { turn, starts, lasts, title, trainer } = one;
  return (
    <li style={{ '--turn': turn + 1 } as CSSProperties}>
      <a
        href={askingLink(one, form)}
        data-replay-until="island"
        className="turn-card"
        data-current={on || undefined}
        data-disabled={taken || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onTake(one);
        }}
      >
        <span className="turn-time">
          {timeText(starts)} {on && <em>{copy.on}</em>}
        </span>{' '}
        <b className="font-display">{title}</b>{' '}
        <span className="turn-who">{fillTemplate(copy.card, { minutes: lasts, trainer })}</span>
      </a>
    </li>
  );
}

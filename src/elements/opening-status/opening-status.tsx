'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { cn } from '../../themes/cn.ts';
import { hourText } from '../clock/time-text.ts';
import { useNow } from '../clock/use-now.ts';
import { type OpeningHours, openingAt } from './opening-hours.ts';

interface OpeningStatusProps {
  /** Opening hours and time zone. */
  opening: OpeningHours;
  /** Text before hydration, and in front of the status afterwards. */
  hoursText?: string;
  /** Text while open. `{hour}` and `{day}` are filled in. */
  openText: string;
  /** Text while closed, if it opens later on the same day. */
  laterText: string;
  /** Text while closed, if it opens on another day. */
  otherDayText: string;
  /** Two lines are reserved, so that nothing shifts when the status appears. */
  className?: string;
}

/**
 * Open or closed status of a place by its own time zone, updated every minute.
 *
 * State attribute: `data-open` while the place is open.
 */
export function OpeningStatus({
  opening,
  hoursText = '',
  openText,
  laterText,
  otherDayText,
  className,
}: OpeningStatusProps) {
  const now = useNow();
  const statusClass = cn('min-h-[3.2em]', className);
  if (!now) return <p className={statusClass}>{hoursText}</p>;
  const { open: isOpen, hour, day = '' } = openingAt(now, opening);
  const text = isOpen ? openText : day ? otherDayText : laterText;
  return (
    <p className={statusClass} data-open={isOpen || undefined}>
      {hoursText} {fillTemplate(text, { hour: hourText(hour), day })}
    </p>
  );
}

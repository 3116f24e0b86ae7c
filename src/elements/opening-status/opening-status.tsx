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
  hours?: string;
  /** Text while open. `{hour}` and `{day}` are filled in. */
  open: string;
  /** Text while closed, if it opens later on the same day. */
  later: string;
  /** Text while closed, if it opens on another day. */
  otherDay: string;
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
  hours = '',
  open,
  later,
  otherDay,
  className,
}: OpeningStatusProps) {
  const now = useNow();
  const statusClass = cn('min-h-[3.2em]', className);
  if (!now) return <p className={statusClass}>{hours}</p>;
  const { open: isOpen, hour, day = '' } = openingAt(now, opening);
  const text = isOpen ? open : day ? otherDay : later;
  return (
    <p className={statusClass} data-open={isOpen || undefined}>
      {hours} {fillTemplate(text, { hour: hourText(hour), day })}
    </p>
  );
}

'use client';
import { filled } from '../../content/filled.ts';
import { cn } from '../../looks/cn.ts';
import { useNow } from '../clock/use-now.ts';
import { hourText, type OpeningHours, openingAt } from './opening-hours.ts';

interface OpenNowProps {
  opening: OpeningHours;
  /** What stands there before a script runs, and in front of the rest afterwards. */
  hours?: string;
  /** `{hour}` and `{day}` are filled in. */
  open: string;
  later: string;
  otherDay: string;
  /** Two lines are kept free from the start, so that nothing moves when the clock has been read. */
  className?: string;
}

/** Whether a place is open at this moment, by its own clock; looked up again every minute. */
export function OpenNow({ opening, hours = '', open, later, otherDay, className }: OpenNowProps) {
  const now = useNow();
  const noteClass = cn('min-h-[3.2em]', className);
  if (!now) return <p className={noteClass}>{hours}</p>;
  const { open: isOpen, hour, day = '' } = openingAt(now, opening);
  const text = isOpen ? open : day ? otherDay : later;
  return (
    <p className={noteClass} data-open={isOpen || undefined}>
      {hours} {filled(text, { hour: hourText(hour), day })}
    </p>
  );
}

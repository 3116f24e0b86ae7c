import { fillTemplate } from '../../content/fill-template.ts';
import type { WeekCopy } from './week-terms.ts';

type WaitCopy = Pick<WeekCopy, 'minutes' | 'hour' | 'hours' | 'daysAhead'>;

/** Formats a rounded duration: `in 40 min`, `in an hour`, `in 9 hours`, `in 3 days`. */
export function waitText(copy: WaitCopy, milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  if (minutes < 60) return fillTemplate(copy.minutes, { count: minutes });
  const hours = Math.round(minutes / 60);
  if (hours === 1) return copy.hour;
  if (hours < 48) return fillTemplate(copy.hours, { count: hours });
  return fillTemplate(copy.daysAhead, { count: Math.round(hours / 24) });
}

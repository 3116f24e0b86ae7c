'use client';
import { useNow } from '../../elements/clock/use-now.ts';
import { type OnNow, onNow } from './on-now.ts';
import type { ShiftClass } from './shift-class.ts';

/** What is on at this moment, looked up again every minute; nothing before a script runs. */
export function useOnNow(week: readonly ShiftClass[], timeZone: string): OnNow | undefined {
  const now = useNow();
  return now && onNow(week, now, timeZone);
}

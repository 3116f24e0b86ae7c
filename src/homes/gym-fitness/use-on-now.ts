'use client';
import { useNow } from '../../elements/clock/use-now.ts';
import { type OnNow, onNow } from './on-now.ts';
import type { ShiftClass } from './shift-class.ts';

/** Returns the current class, updated every minute; undefined before a script runs. */
export function useOnNow(week: readonly ShiftClass[], timeZone: string): OnNow | undefined {
  const now = useNow();
  return now && onNow(week, now, timeZone);
}

'use client';
import { useNow } from '../../elements/clock/use-now.ts';
import { type CurrentClass, currentClass } from './current-class.ts';
import type { ShiftClass } from './shift-class.ts';

/** Returns the current class, updated every minute; undefined before hydration. */
export function useCurrentClass(
  week: readonly ShiftClass[],
  timeZone: string,
): CurrentClass | undefined {
  const now = useNow();
  return now && currentClass(week, now, timeZone);
}

import { useState } from 'react';
import { type DayNumber, parseIsoDate } from '../../elements/clock/day-number.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { todayAt } from './days.ts';
import { cardsFrom, endOfCards } from './quarter-card.ts';
import { freeRunFrom, nextRun } from './taken-days.ts';

/**
 * State of the quarter cards and of the selected days. Until hydration they are those of `printed`, the day of
 * the build, and nothing can be selected.
 */
export function useQuarters(buildDate: string) {
  const now = useNow();
  const [start, setStart] = useState<DayNumber>();
  const [length, setLength] = useState(1);
  const today = now ? todayAt(now) : parseIsoDate(buildDate);
  const chosen = start === undefined ? [] : freeRunFrom(start, length, today);
  const isComplete = chosen.length === length;
  const nextDays =
    start !== undefined && !isComplete
      ? nextRun(length, today, { from: Math.max(start, today + 1), until: endOfCards(today) })
      : undefined;
  return {
    isLive: now !== undefined,
    today,
    cards: cardsFrom(today),
    start,
    setStart,
    length,
    setLength,
    chosen,
    isComplete,
    nextDays,
  };
}

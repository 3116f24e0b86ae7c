import { useState } from 'react';
import { type DayNumber, dayOfIso } from '../../elements/clock/day-number.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { todayAt } from './days.ts';
import { cardsFrom, endOfCards } from './quarter-card.ts';
import { nextRun, runFrom } from './taken-days.ts';

/**
 * State of the quarter cards and of the selected days. Until hydration they are those of `printed`, the day of
 * the build, and nothing can be selected.
 */
export function useQuarters(printed: string) {
  const now = useNow();
  const [start, setStart] = useState<DayNumber>();
  const [length, setLength] = useState(1);
  const today = now ? todayAt(now) : dayOfIso(printed);
  const chosen = start === undefined ? [] : runFrom(start, length, today);
  const isWhole = chosen.length === length;
  const next =
    start !== undefined && !isWhole
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
    isWhole,
    next,
  };
}

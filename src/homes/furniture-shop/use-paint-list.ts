import { useEffect, useState } from 'react';
import { formatDollars } from '../../content/format-dollars.ts';
import {
  type DayNumber,
  mondayOf,
  parseIsoDate,
  toWeekday,
} from '../../elements/clock/day-number.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { chooseDay, chosenDay, dayChangeEvent } from './chosen-day.ts';
import { type DayId, dayIds, firstDay, paintDays } from './days.ts';
import {
  earliestPaintingDay,
  earliestPrimingDay,
  nextOfColor,
  scheduleOf,
  weeksFrom,
} from './paint-list.ts';
import { type PieceId, paintCost, pieces, priceOf } from './pieces.ts';
import { clockAt } from './works-calendar.ts';

/** Number of weeks in the calendar. */
const weekCount = 4;

/** Returns the current weekday, updated on change. */
function useChosenDay(): DayId {
  const [day, setDay] = useState<DayId>(firstDay);
  useEffect(() => {
    const updateDay = () => setDay(chosenDay());
    updateDay();
    window.addEventListener(dayChangeEvent, updateDay);
    return () => window.removeEventListener(dayChangeEvent, updateDay);
  }, []);
  return day;
}

/**
 * State of the booking calendar. Until hydration it is a chair on the first red day after
 * `printed`, the day of the build.
 */
export function usePaintList(buildDate: string) {
  const now = useNow();
  const { today, minutes } = now ? clockAt(now) : { today: parseIsoDate(buildDate), minutes: 0 };
  const [pieceId, setPieceId] = useState<PieceId>('chair');
  const [count, setCount] = useState(1);
  const [chosenDate, setChosenDate] = useState<DayNumber>();
  const dayId = useChosenDay();
  const piece = pieces.find(({ id }) => id === pieceId) ?? pieces[0];
  const day = paintDays.find(({ id }) => id === dayId) ?? paintDays[0];
  if (!piece || !day) throw new Error('There is nothing to paint.');
  const earliest = earliestPaintingDay(earliestPrimingDay(today, minutes, piece));
  // The chosen date is valid if it is not too early and its weekday is that of the page's color.
  const isValid =
    chosenDate !== undefined && chosenDate >= earliest && dayIds[toWeekday(chosenDate)] === dayId;
  const painted = isValid ? chosenDate : nextOfColor(dayId, earliest);
  const choose = (date: DayNumber) => {
    setChosenDate(date);
    const color = dayIds[toWeekday(date)];
    if (color) chooseDay(color);
  };
  return {
    isLive: now !== undefined,
    today,
    piece,
    setPieceId,
    count,
    setCount,
    day,
    earliest,
    schedule: scheduleOf(painted, day),
    weeks: weeksFrom(mondayOf(toWeekday(today) > 4 ? today + 2 : today), weekCount),
    choose,
    sum: formatDollars(priceOf(piece, day) * count),
    paint: formatDollars(paintCost(piece, day) * count),
  };
}

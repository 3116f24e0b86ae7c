import { expect, test } from 'vitest';
import {
  type DayNumber,
  dayNumber,
  toIsoDate,
  toWeekday,
} from '../../elements/clock/day-number.ts';
import { isWeekday } from './days.ts';
import { cardsFrom, endOfCards, findFirstFreeDay, freeDayAfter } from './quarter-card.ts';
import { stateOf } from './taken-days.ts';

const today = dayNumber(2026, 11, 28);
const daysOn = (card: ReturnType<typeof cardsFrom>[number] | undefined) =>
  (card?.rows.flat() ?? []).flatMap((day) => (day ? [day.day] : []));

test('four quarters from that of today on', () => {
  expect(cardsFrom(today).map(({ id, title }) => [id, title])).toEqual([
    ['2026-4', 'Fourth quarter 2026'],
    ['2027-1', 'First quarter 2027'],
    ['2027-2', 'Second quarter 2027'],
    ['2027-3', 'Third quarter 2027'],
  ]);
  expect(toIsoDate(endOfCards(today))).toBe('2027-10-01');
});

test.each([2026, 2027, 2028, 2033])(
  'every weekday of %d stands on one card, in its row',
  (year) => {
    const cards = cardsFrom(dayNumber(year, 2, 1));
    const shown = cards.flatMap(daysOn);
    const wanted: DayNumber[] = [];
    for (let day = dayNumber(year, 1, 1); day < dayNumber(year + 1, 1, 1); day++)
      if (isWeekday(day)) wanted.push(day);
    expect([...shown].sort((a, b) => a - b)).toEqual(wanted);
    for (const { rows, weeks } of cards)
      for (const [weekday, row] of rows.entries()) {
        expect(row).toHaveLength(weeks.length);
        for (const day of row) if (day) expect(toWeekday(day.day)).toBe(weekday);
      }
  },
);

test('a card counts its free days', () => {
  for (const card of cardsFrom(today)) {
    const free = daysOn(card).filter((day) => stateOf(day, today) === 'free');
    expect(card.free).toBe(free.length);
  }
});

test('weeks without a day that is left, and the first day that can be had', () => {
  const cards = cardsFrom(today);
  expect(cards.map(({ pastWeekCount }) => pastWeekCount)).toEqual([9, 0, 0, 0]);
  expect(toIsoDate(findFirstFreeDay(cards) ?? 0)).toBe('2026-12-03');
  expect(cardsFrom(dayNumber(2026, 12, 31))[0]?.pastWeekCount).toBe(14);
  expect(findFirstFreeDay([])).toBeUndefined();
});

test('arrow keys lead to free days and no further than the card', () => {
  const [, card] = cardsFrom(today);
  if (!card) throw new Error('There is no second card.');
  const free = daysOn(card)
    .filter((day) => stateOf(day, today) === 'free')
    .sort((a, b) => a - b);
  expect(freeDayAfter(card, free[0] ?? 0, 1)).toBe(free[1]);
  expect(freeDayAfter(card, free[0] ?? 0, -1)).toBeUndefined();
  expect(freeDayAfter(card, free.at(-1) ?? 0, 7)).toBeUndefined();
  const below = freeDayAfter(card, free[0] ?? 0, 7) ?? 0;
  expect((below - (free[0] ?? 0)) % 7).toBe(0);
});

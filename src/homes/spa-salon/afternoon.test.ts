import { expect, test } from 'vitest';
import { spokenTime } from '../../elements/clock/time-text.ts';
import { afternoonOf, minutesOf, moveItem } from './afternoon.ts';
import { joinNames, lengthText } from './format-text.ts';
import type { Treatment } from './treatment.ts';
import { arrivals, example, house, treatments } from './treatments.ts';

const named = (...titles: string[]): Treatment[] =>
  titles.flatMap((title) => treatments.filter((one) => one.title === title));

test('an afternoon is a soak, treatments with their pauses, a rest and clothes', () => {
  const { segments, leavesAt, minutes, price } = afternoonOf(
    named('River mud', 'Feet'),
    780,
    house,
  );
  expect(segments.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['soak', 780, 800],
    ['treatment', 800, 840],
    ['pause', 840, 855],
    ['treatment', 855, 875],
    ['rest', 875, 900],
    ['dress', 900, 910],
  ]);
  expect([leavesAt, minutes, price]).toEqual([910, 130, 106]);
});

test('the order changes the pauses, and so the end', () => {
  const one = afternoonOf(named('River mud', 'Feet'), 780, house);
  const other = afternoonOf(named('Feet', 'River mud'), 780, house);
  expect(one.leavesAt - other.leavesAt).toBe(10);
  expect(one.price).toBe(other.price);
});

test('what does not fit is left out, the rest moves up, and the latest arrival is told', () => {
  const chosen = named('Hot stones', 'Long back', 'Feet');
  const late = afternoonOf(chosen, 18 * 60, house);
  expect(late.scheduled.map(({ title }) => title)).toEqual(['Hot stones']);
  expect(late.omitted.map(({ title }) => title)).toEqual(['Long back', 'Feet']);
  expect(late.leavesAt).toBeLessThanOrEqual(house.closes);
  expect(late.latestArrival).toBe(house.closes - minutesOf(chosen, house));
  expect(afternoonOf(chosen, late.latestArrival ?? 0, house).omitted).toEqual([]);
});

test('more than a day of the house has no latest arrival; nothing has no minutes', () => {
  const short = { ...house, opens: 19 * 60 };
  expect(afternoonOf(named('Long back'), short.opens, short)).toMatchObject({
    scheduled: [],
    segments: [],
    minutes: 0,
  });
  expect(afternoonOf(named('Long back'), short.opens, short).latestArrival).toBeUndefined();
  expect(minutesOf([], house)).toBe(0);
});

test('the longest four fit from the first arrival on, and the shortest from the last', () => {
  const byLength = [...treatments].sort((one, other) => other.minutes - one.minutes);
  const longest = byLength.slice(0, house.maxTreatments);
  expect(afternoonOf(longest, arrivals[0] ?? 0, house).omitted).toEqual([]);
  expect(afternoonOf(byLength.slice(-1), arrivals.at(-1) ?? 0, house).omitted).toEqual([]);
  expect(named(...example.chosen)).toHaveLength(example.chosen.length);
});

test('one is moved a place, and stays at either end', () => {
  expect(moveItem(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveItem(['a', 'b', 'c'], 'd', 1)).toEqual(['a', 'b', 'c']);
});

test('times, lengths and lists are said as people say them', () => {
  expect([660, 720, 785, 1200].map(spokenTime)).toEqual(['11 am', 'noon', '1:05 pm', '8 pm']);
  expect([25, 60, 61, 175, 0].map(lengthText)).toEqual([
    '25 minutes',
    '1 hour',
    '1 hour 1 minute',
    '2 hours 55 minutes',
    'no time',
  ]);
  expect(joinNames(['Feet', 'Salt', 'River mud'])).toBe('Feet, Salt and River mud');
});

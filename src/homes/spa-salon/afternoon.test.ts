import { expect, test } from 'vitest';
import { afternoonOf, minutesOf, moved } from './afternoon.ts';
import { clockText, lengthText, namesText } from './format-text.ts';
import type { Treatment } from './treatment.ts';
import { arrivals, example, house, treatments } from './treatments.ts';

const named = (...titles: string[]): Treatment[] =>
  titles.flatMap((title) => treatments.filter((one) => one.title === title));

test('an afternoon is a soak, treatments with their pauses, a rest and clothes', () => {
  const { stretches, out, minutes, price } = afternoonOf(named('River mud', 'Feet'), 780, house);
  expect(stretches.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['soak', 780, 800],
    ['treatment', 800, 840],
    ['pause', 840, 855],
    ['treatment', 855, 875],
    ['rest', 875, 900],
    ['dress', 900, 910],
  ]);
  expect([out, minutes, price]).toEqual([910, 130, 106]);
});

test('the order changes the pauses, and so the end', () => {
  const one = afternoonOf(named('River mud', 'Feet'), 780, house);
  const other = afternoonOf(named('Feet', 'River mud'), 780, house);
  expect(one.out - other.out).toBe(10);
  expect(one.price).toBe(other.price);
});

test('what does not fit is left out, the rest moves up, and the latest arrival is told', () => {
  const chosen = named('Hot stones', 'Long back', 'Feet');
  const late = afternoonOf(chosen, 18 * 60, house);
  expect(late.kept.map(({ title }) => title)).toEqual(['Hot stones']);
  expect(late.left.map(({ title }) => title)).toEqual(['Long back', 'Feet']);
  expect(late.out).toBeLessThanOrEqual(house.closes);
  expect(late.latest).toBe(house.closes - minutesOf(chosen, house));
  expect(afternoonOf(chosen, late.latest ?? 0, house).left).toEqual([]);
});

test('more than a day of the house has no latest arrival; nothing has no minutes', () => {
  const short = { ...house, opens: 19 * 60 };
  expect(afternoonOf(named('Long back'), short.opens, short)).toMatchObject({
    kept: [],
    stretches: [],
    minutes: 0,
  });
  expect(afternoonOf(named('Long back'), short.opens, short).latest).toBeUndefined();
  expect(minutesOf([], house)).toBe(0);
});

test('the longest four fit from the first arrival on, and the shortest from the last', () => {
  const byLength = [...treatments].sort((one, other) => other.minutes - one.minutes);
  const longest = byLength.slice(0, house.most);
  expect(afternoonOf(longest, arrivals[0] ?? 0, house).left).toEqual([]);
  expect(afternoonOf(byLength.slice(-1), arrivals.at(-1) ?? 0, house).left).toEqual([]);
  expect(named(...example.chosen)).toHaveLength(example.chosen.length);
});

test('one is moved a place, and stays at either end', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'd', 1)).toEqual(['a', 'b', 'c']);
});

test('times, lengths and lists are said as people say them', () => {
  expect([660, 720, 785, 1200].map(clockText)).toEqual(['11 am', 'noon', '1:05 pm', '8 pm']);
  expect([25, 60, 61, 175, 0].map(lengthText)).toEqual([
    '25 minutes',
    '1 hour',
    '1 hour 1 minute',
    '2 hours 55 minutes',
    'no time',
  ]);
  expect(namesText(['Feet', 'Salt', 'River mud'])).toBe('Feet, Salt and River mud');
});
